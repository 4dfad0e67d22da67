import { createServer } from 'node:http';
import process from 'node:process';
import sirv from 'sirv';

/** A static file server that uses precompressed `.br` and `.gz` files. */
const [folder = ''] = process.argv.slice(2);
const serve = sirv(folder, { brotli: true, gzip: true, etag: true });
const server = createServer((request, response) => serve(request, response));
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('ready\n'));

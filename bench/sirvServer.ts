import { createServer } from 'node:http';
import process from 'node:process';
import sirv from 'sirv';

/** A plain static server: the files of a folder, with the `.br` and `.gz` beside them. */
const [folder = ''] = process.argv.slice(2);
const serve = sirv(folder, { brotli: true, gzip: true, etag: true });
const server = createServer((request, response) => serve(request, response));
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('ready\n'));

import { expect, test } from 'vitest';
import { clientAddress } from './clientAddress';

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
const forwarded = (value: string) => new Headers({ 'x-forwarded-for': value });

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('[AI-11] a connection from %s is the client %s', (address, client) => {
  expect(clientAddress(new Headers(), from(address), 0)).toBe(client);
});

test('[AI-11] without trusted proxies, the headers of a client are ignored', () => {
  expect(clientAddress(forwarded('1.1.1.1'), from('2.2.2.2'), 0)).toBe('2.2.2.2');
});

test('[AI-11] behind trusted proxies, the client is the address that the outermost one saw', () => {
  const headers = forwarded('9.9.9.9, 1.1.1.1, 10.0.0.2');
  expect(clientAddress(headers, from('10.0.0.1'), 1)).toBe('10.0.0.2');
  expect(clientAddress(headers, from('10.0.0.1'), 2)).toBe('1.1.1.1');
  expect(clientAddress(forwarded('1.1.1.1'), from('10.0.0.1'), 2)).toBe('10.0.0.1');
});

test('a request without a connection has a name, too', () => {
  expect(clientAddress(new Headers(), undefined, 0)).toBe('unknown');
});

test.each([
  ['203.0.113.7:50123', '203.0.113.7'],
  ['[2001:db8:1:2::9]:50123', '2001:db8:1:2'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2'],
  ['2001:DB8:0001:2::9', '2001:db8:1:2'],
  ['[::ffff:203.0.113.7]:80', '203.0.113.7'],
  ['[fe80::1%eth0]:80', 'fe80:0:0:0'],
  ['203.0.113.7:', '203.0.113.7'],
])('[AI-11] a proxy that writes %s means the client %s', (value, client) => {
  expect(clientAddress(forwarded(value), from('10.0.0.1'), 1)).toBe(client);
});

test.each(['', ' , ', ':80', '[]:80'])(
  '[AI-11] a proxy that writes %j says nothing, and the connection is the client',
  (value) => {
    expect(clientAddress(forwarded(value), from('10.0.0.1'), 1)).toBe('10.0.0.1');
  },
);

import { expect, it } from 'vitest';
import { requestPath } from './request-path.ts';

const pathOf = (url: string): string => requestPath(new URL(url, 'http://localhost'));

it.each([
  ['/', '/request'],
  ['/products/mailer-box-22', '/request?product=mailer-box-22'],
  ['/categories/dairy', '/request?category=dairy'],
  ['/categories', '/request'],
  ['/search?q=mailer+box&quantity=500&sort=newest', '/request?need=mailer+box&quantity=500'],
  ['/search?category=dairy', '/request?category=dairy'],
  ['/search/picture?q=box', '/request'],
  ['/suppliers/bharat-sacks', '/request'],
])('a request from %s starts at %s', (page, path) => {
  expect(pathOf(page)).toBe(path);
});

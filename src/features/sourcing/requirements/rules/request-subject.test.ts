import { expect, it } from 'vitest';
import { requestSubject } from './request-subject.ts';

it.each([
  ['/', ''],
  ['', ''],
  ['/products/mailer-box-22', 'product=mailer-box-22'],
  ['/categories/dairy', 'category=dairy'],
  ['/categories', ''],
  ['/search?q=mailer+box&quantity=500&sort=newest', 'need=mailer+box&quantity=500'],
  ['/search?category=dairy', 'category=dairy'],
  ['/search/picture?q=box', ''],
  ['/suppliers/bharat-sacks', ''],
])('a request from %s is about %s', (path, subject) => {
  expect(requestSubject(path).toString()).toBe(subject);
});

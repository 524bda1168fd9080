import { expect, it } from 'vitest';
import { defineEvent } from '#lib/events.ts';
import type { Kernel } from '../kernel.ts';
import { defineJob } from './define-job.ts';
import { defineTask, onEvent } from './subscriptions.ts';
import { createTaskList } from './worker.ts';

const kernel = {} as Kernel;
const run = async (): Promise<void> => {};

it('refuses to start with two jobs of one name, because each would get what the other has waiting', () => {
  const first = { tasks: [defineTask(defineJob('orders.sum'), { run })] };
  const second = { subscriptions: [onEvent(defineEvent('order.placed'), { name: 'orders.sum', run })] };
  expect(Object.keys(createTaskList(kernel, [first]))).toEqual(['publish-event', 'orders.sum']);
  expect(() => createTaskList(kernel, [first, second])).toThrow('Two jobs are called orders.sum.');
});

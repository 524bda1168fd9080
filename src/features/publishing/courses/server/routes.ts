import { ok } from '#lib/endpoint.ts';
import { requireSignedIn } from '#platform/commands/context.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { coursesContract } from '../contract.ts';
import * as editing from './commands/edit-courses.ts';
import { markLesson, openLesson } from './commands/learn.ts';
import * as queries from './queries/learning.ts';

const os = implementContract(coursesContract);

export const coursesRoutes = os.router({
  listCourses: os.listCourses.handler(async ({ context, input }) =>
    ok(await queries.listCourses(context.db, input)),
  ),
  getCourse: os.getCourse.handler(async ({ context, input }) =>
    ok({ course: await queries.getPublicCourse(context.db, input.slug) }),
  ),
  getLesson: os.getLesson.handler(async ({ context, input }) =>
    ok(await queries.getLesson(context.db, input)),
  ),
  getProgress: os.getProgress.handler(async ({ context, input }) => {
    const { accountId } = requireSignedIn(context);
    const course = await queries.getPublicCourse(context.db, input.slug);
    return ok({ progress: await queries.getProgress(context.db, { accountId, course }) });
  }),
  openLesson: os.openLesson.handler(async ({ context, input }) =>
    ok({ progress: await context.write((ctx) => openLesson(ctx, input)) }),
  ),
  markLesson: os.markLesson.handler(async ({ context, input }) =>
    ok({ progress: await context.write((ctx) => markLesson(ctx, input)) }),
  ),
  listMyCourses: os.listMyCourses.handler(async ({ context, input }) =>
    ok(await queries.listMyCourses(context.db, { ...input, accountId: requireSignedIn(context).accountId })),
  ),
  editor: {
    listCourses: os.editor.listCourses.handler(async ({ context, input }) =>
      ok(await queries.listEditedCourses(context.db, input)),
    ),
    getCourse: os.editor.getCourse.handler(async ({ context, input }) =>
      ok({ course: await queries.getEditedCourse(context.db, input.id) }),
    ),
    createCourse: os.editor.createCourse.handler(async ({ context, input }) =>
      ok({ course: await context.write((ctx) => editing.createCourse(ctx, input)) }),
    ),
    saveCourse: os.editor.saveCourse.handler(async ({ context, input: { id, ...form } }) =>
      ok({ course: await context.write((ctx) => editing.saveCourse(ctx, { id, form })) }),
    ),
    moveCourse: os.editor.moveCourse.handler(async ({ context, input }) => {
      await context.write((ctx) => editing.moveCourse(ctx, input));
      return ok({});
    }),
    deleteCourse: os.editor.deleteCourse.handler(async ({ context, input }) => {
      await context.write((ctx) => editing.deleteCourse(ctx, input));
      return ok({});
    }),
  },
});

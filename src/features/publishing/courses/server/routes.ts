import { editorRoutes } from '#features/publishing/engine/server/routes.ts';
import { ok } from '#lib/endpoint.ts';
import { requireSignedIn } from '#platform/commands/context.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { coursesContract } from '../contract.ts';
import { courseCommands } from './commands/edit-courses.ts';
import { markLesson, openLesson } from './commands/learn.ts';
import {
  getLesson,
  getPublicCourse,
  getStoredCourse,
  listCourses,
  listStoredCourses,
} from './queries/courses.ts';
import { getProgress, listMyCourses } from './queries/learning.ts';

const os = implementContract(coursesContract);

export const coursesRoutes = os.router({
  listCourses: os.listCourses.handler(async ({ context, input }) => ok(await listCourses(context.db, input))),
  getCourse: os.getCourse.handler(async ({ context, input }) =>
    ok({ course: await getPublicCourse(context.db, input.slug) }),
  ),
  getLesson: os.getLesson.handler(async ({ context, input }) => ok(await getLesson(context.db, input))),
  getProgress: os.getProgress.handler(async ({ context, input }) => {
    const { accountId } = requireSignedIn(context);
    const course = await getPublicCourse(context.db, input.slug);
    return ok({ progress: await getProgress(context.db, { accountId, course }) });
  }),
  openLesson: os.openLesson.handler(async ({ context, input }) =>
    ok({ progress: await context.write((ctx) => openLesson(ctx, input)) }),
  ),
  markLesson: os.markLesson.handler(async ({ context, input }) =>
    ok({ progress: await context.write((ctx) => markLesson(ctx, input)) }),
  ),
  listMyCourses: os.listMyCourses.handler(async ({ context, input }) =>
    ok(await listMyCourses(context.db, { ...input, accountId: requireSignedIn(context).accountId })),
  ),
  editor: {
    ...editorRoutes(os.editor, {
      ...courseCommands,
      list: listStoredCourses,
      get: getStoredCourse,
      reply: (course) => ({ course }),
    }),
    move: os.editor.move.handler(async ({ context, input }) => {
      await context.write((ctx) => courseCommands.move(ctx, input));
      return ok({});
    }),
  },
});

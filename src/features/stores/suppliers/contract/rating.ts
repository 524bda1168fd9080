import * as z from 'zod/mini';

/** Schema of a mean rating: 46 tenths for 4.6 of 5, and the number of reviews. */
export const rating = z.object({ tenths: z.int(), count: z.int() });
export type Rating = z.infer<typeof rating>;

import { ok } from '#lib/endpoint.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { calculatorsContract } from '../contract.ts';
import { calculateBlank } from '../rules/blank-calculation.ts';
import { calculateBoard } from '../rules/board-calculation.ts';
import { calculateFilm } from '../rules/film-calculation.ts';
import { calculatePallet } from '../rules/load-calculation.ts';
import { calculateStrength } from '../rules/strength-calculation.ts';

const os = implementContract(calculatorsContract);

export const calculatorsRoutes = os.router({
  boxBlank: os.boxBlank.handler(async ({ input }) => ok(calculateBlank(input))),
  boxStrength: os.boxStrength.handler(async ({ input }) => ok({ calculation: calculateStrength(input) })),
  palletFill: os.palletFill.handler(async ({ input }) => ok(calculatePallet(input))),
  film: os.film.handler(async ({ input }) => ok({ calculation: calculateFilm(input) })),
  board: os.board.handler(async ({ input }) => ok({ calculation: calculateBoard(input) })),
});

import { ok } from '#lib/endpoint.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { calculatorsContract } from '../contract.ts';
import { answerBlank } from '../rules/blank-answer.ts';
import { answerBoard } from '../rules/board-answer.ts';
import { answerFilm } from '../rules/film-answer.ts';
import { answerPallet } from '../rules/load-answer.ts';
import { answerStrength } from '../rules/strength-answer.ts';

const os = implementContract(calculatorsContract);

export const calculatorsRoutes = os.router({
  boxBlank: os.boxBlank.handler(async ({ input }) => ok(answerBlank(input))),
  boxStrength: os.boxStrength.handler(async ({ input }) => ok({ calculation: answerStrength(input) })),
  palletFill: os.palletFill.handler(async ({ input }) => ok(answerPallet(input))),
  film: os.film.handler(async ({ input }) => ok({ calculation: answerFilm(input) })),
  board: os.board.handler(async ({ input }) => ok({ calculation: answerBoard(input) })),
});

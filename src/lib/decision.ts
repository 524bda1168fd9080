/** The outcome of a rule that may refuse: what follows from yes, or the reason for no. */
export type Decision<Result extends object = object, Reason = string> =
  | ({ ok: true } & Result)
  | { ok: false; reason: Reason };

/** Returns a positive decision, with what follows from it. */
export const allow = <Result extends object = object>(
  result: Result = {} as Result,
): { ok: true } & Result => ({
  ...result,
  ok: true,
});

/** Returns a negative decision with its reason: a message for people, or a code that the caller explains. */
export const refuse = <Reason>(reason: Reason): { ok: false; reason: Reason } => ({ ok: false, reason });

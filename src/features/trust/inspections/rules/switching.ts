import type { Severity } from './sampling-plan.ts';

/** `discontinued`: the supplier has to improve the product before it is ordered again. */
export const inspectionStates = ['normal', 'tightened', 'reduced', 'discontinued'] as const;
export type InspectionStateName = (typeof inspectionStates)[number];

/** The inspection of one product of one supplier, over its lots: ISO 2859-1, 9.3. */
export interface InspectionState {
  name: InspectionStateName;
  /** Whether each of the last lots was accepted, oldest first; under normal inspection only. */
  recent: readonly boolean[];
  /** Accepted lots in a row under tightened inspection. */
  acceptedInRow: number;
  /** Rejected lots since tightened inspection began. */
  rejected: number;
  /** The switching score under normal inspection. */
  score: number;
}

export const firstState: InspectionState = {
  name: 'normal',
  recent: [],
  acceptedInRow: 0,
  rejected: 0,
  score: 0,
};

/** The number of lots that each switch looks at. */
const switchingRules = {
  recentLots: 5,
  rejectedToTighten: 2,
  acceptedToNormal: 5,
  rejectedToDiscontinue: 5,
  scoreToReduce: 30,
};

interface InspectedLot {
  isAccepted: boolean;
  /** Points for the switching score; 0 resets it. */
  points: number;
}

/** Returns the state after a lot. Every switch starts from the beginning. */
export const stateAfterLot = (state: InspectionState, lot: InspectedLot): InspectionState =>
  transitions[state.name](state, lot);

const enter = (name: InspectionStateName): InspectionState => ({ ...firstState, name });

const transitions: Record<
  InspectionStateName,
  (state: InspectionState, lot: InspectedLot) => InspectionState
> = {
  normal(state, { isAccepted, points }) {
    const recent = [...state.recent, isAccepted].slice(-switchingRules.recentLots);
    const rejected = recent.filter((accepted) => !accepted).length;
    if (rejected >= switchingRules.rejectedToTighten) return enter('tightened');
    const score = isAccepted && points > 0 ? state.score + points : 0;
    return score >= switchingRules.scoreToReduce ? enter('reduced') : { ...state, recent, score };
  },
  tightened(state, { isAccepted }) {
    if (!isAccepted) {
      const rejected = state.rejected + 1;
      if (rejected >= switchingRules.rejectedToDiscontinue) return enter('discontinued');
      return { ...state, rejected, acceptedInRow: 0 };
    }
    const acceptedInRow = state.acceptedInRow + 1;
    return acceptedInRow >= switchingRules.acceptedToNormal ? enter('normal') : { ...state, acceptedInRow };
  },
  reduced: (state, { isAccepted }) => (isAccepted ? state : enter('normal')),
  // A lot that arrives after all shows that both sides agreed to go on, which starts with tightened inspection.
  discontinued: (state, { isAccepted }) => (isAccepted ? { ...enter('tightened'), acceptedInRow: 1 } : state),
};

/** Returns the table that applies in a state. */
export const severityOf = (name: InspectionStateName): Severity =>
  name === 'discontinued' ? 'tightened' : name;

/** The acceptance numbers of normal inspection. In a row of the table, the next smaller AQL has the one before. */
const acceptanceNumbers = [0, 1, 2, 3, 5, 7, 10, 14, 21];

interface ClassResult {
  acceptance: number;
  /** Defects found. */
  found: number;
}

/** Returns the points of one class of defects for the switching score: ISO 2859-1, 9.3.3.2. */
export function switchingPoints({ acceptance, found }: ClassResult): number {
  if (acceptance <= 1) return found <= acceptance ? 2 : 0;
  const stricter = acceptanceNumbers[acceptanceNumbers.indexOf(acceptance) - 1] ?? 0;
  return found <= stricter ? 3 : 0;
}

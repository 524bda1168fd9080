import type { ComponentType } from 'react';
import { FluteSheet, GradeSheet } from './board-sheets.tsx';
import { StackingSheet, StyleSheet } from './box-sheets.tsx';
import { LabelSheet, NeckSheet, ReceivingSheet } from './ramp-sheets.tsx';

const bodies: Record<string, ComponentType> = {
  flutes: FluteSheet,
  'board-grades': GradeSheet,
  'fefco-styles': StyleSheet,
  stacking: StackingSheet,
  labels: LabelSheet,
  receiving: ReceivingSheet,
  'neck-finishes': NeckSheet,
};

/** The sheet of this name. */
export function SheetBody({ id }: { id: string }) {
  const Body = bodies[id];
  return Body ? <Body /> : null;
}

import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
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

/**
 * Returns a sheet as HTML, for a loader. A sheet has no interaction, so browsers get the rendered HTML without the
 * tables and formulas it is made from.
 */
export function sheetMarkup(id: string): string {
  const Body = bodies[id];
  return Body ? renderToStaticMarkup(<Body />) : '';
}

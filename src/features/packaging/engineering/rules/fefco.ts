import type { Allowances } from './allowances.ts';

/** A stretch of the blank between two creases. */
export interface Stretch {
  label: string;
  mm: number;
}

/** One flat piece. The columns run along its length, the rows along its width. */
export interface BlankPart {
  name: string;
  columns: readonly Stretch[];
  rows: readonly Stretch[];
  /** Cases with slots between their flaps: how deep each column's flap is, above and below. */
  flaps?: { top: readonly number[]; bottom: readonly number[] };
}

export interface BlankInput {
  lengthMm: number;
  widthMm: number;
  heightMm: number;
  thicknessMm: number;
  allowances: Allowances;
  /** Overlap, tuck or end flap, where the style has one. */
  flapMm: number;
  /** Height of a lid; the whole height when left out. */
  lidMm: number;
  /** Play between lid and base. */
  clearanceMm: number;
}

export interface FefcoStyle {
  code: string;
  name: string;
  /** Blank length and width, as published. */
  length: string;
  width: string;
  confidence: 'high' | 'medium' | 'low';
  /** The label of `flapMm`, with a usual size. */
  flap?: { label: string; mm: number };
  hasLid?: boolean;
  parts(input: BlankInput): BlankPart[];
}

const total = (stretches: readonly Stretch[]): number => stretches.reduce((sum, { mm }) => sum + mm, 0);

/** Outer size of a flat piece. */
export const sizeOf = ({ columns, rows }: BlankPart): { lengthMm: number; widthMm: number } => ({
  lengthMm: total(columns),
  widthMm: total(rows),
});

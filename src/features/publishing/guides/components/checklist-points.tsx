import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { DateText } from '#ui/facts/date-text.tsx';
import { Grid, Split, Stack } from '#ui/layout/layout.tsx';
import type { Tick } from '../contract.ts';
import type { Checklist } from '../rules/checklists.ts';
import styles from './checklist-points.module.css';

interface ChecklistPointsProps {
  checklist: Checklist;
  ticks?: readonly Tick[];
  /** The box of a point; if left out, the checklist is read-only, for reading and printing. */
  renderBox?: (point: Checklist['points'][number], isTicked: boolean) => ReactNode;
}

/** The points of a checklist, each with who ticked it and when. */
export function ChecklistPoints({ checklist, ticks = [], renderBox }: ChecklistPointsProps) {
  return (
    <Stack as="ol" gap={0}>
      {checklist.points.map((point) => {
        const { id, text, why } = point;
        const tick = ticks.find((one) => one.checklist === checklist.id && one.point === id);
        return (
          <Grid as="li" rowGap={0.5} align="start" key={id} className={styles.point}>
            {renderBox ? (
              renderBox(point, tick !== undefined)
            ) : (
              <Split gap={3} columns="22px 1fr">
                <span className={styles.box}>
                  {tick && (
                    <>
                      <Check aria-hidden strokeWidth={3} />
                      <span className="sr-only">Done: </span>
                    </>
                  )}
                </span>
                <div>
                  <p className={styles.text}>{text}</p>
                  <p className="muted small">{why}</p>
                </div>
              </Split>
            )}
            {tick && (
              <p className={`faint note ${styles.who}`}>
                {tick.by}, <DateText when={tick.at} format="datetime" zone="viewer" />
              </p>
            )}
          </Grid>
        );
      })}
    </Stack>
  );
}

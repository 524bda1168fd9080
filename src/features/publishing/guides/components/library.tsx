import { ListChecks } from 'lucide-react';
import { Link } from 'react-router';
import { ButtonLink } from '#ui/controls/button.tsx';
import { SearchBox } from '#ui/controls/search-box.tsx';
import { ProgressBar } from '#ui/facts/progress-bar.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Split, Stack } from '#ui/layout/layout.tsx';
import { SectionHead } from '#ui/layout/section.tsx';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import type { Guideline, Tick } from '../contract.ts';
import type { Checklist } from '../rules/checklists.ts';
import { filterLibrary } from '../rules/library.ts';
import { type LibraryPlace, libraryRoots, type PrintSheet } from '../rules/sheets.ts';
import { type Topic, topicLabels, topics } from '../rules/topics.ts';
import { GuidelineCard } from './guideline-card.tsx';
import styles from './library.module.css';
import { SheetDrawing } from './sheets/sheet-drawings.tsx';

interface LibraryProps {
  place: LibraryPlace;
  guidelines: readonly Guideline[];
  topic: Topic | null;
  q: string;
  /** Points that the store has ticked; left out in the public library. */
  ticks?: readonly Tick[];
}

/** The library's sheets, checklists and articles, filtered by topic and words. */
export function Library({ place, guidelines, topic, q, ticks }: LibraryProps) {
  const root = libraryRoots[place];
  const { sheets, checklists } = filterLibrary({ topic, q });
  const count = sheets.length + checklists.length + guidelines.length;
  const urlFor = (target: Topic | null): string => {
    const query = new URLSearchParams({ ...(target ? { topic: target } : {}), ...(q ? { q } : {}) });
    return query.size > 0 ? `${root}?${query}` : root;
  };
  return (
    <Stack gap={6}>
      <Stack shrink>
        <SearchBox
          key={q}
          label="Search the guidelines"
          placeholder="Flute, pallet, PPWR, 28-410…"
          action={root}
          defaultValue={q}
          maxLength={100}
          submitLabel="Search"
          extra={topic && <input type="hidden" name="topic" value={topic} />}
          className={styles.search}
        />
        <TabLinks
          label="Topics"
          items={[
            { label: 'All', to: urlFor(null), current: topic === null },
            ...topics.map((one) => ({ label: topicLabels[one], to: urlFor(one), current: one === topic })),
          ]}
        />
      </Stack>
      <p role="status" className={q ? styles.found : 'sr-only'}>
        {q && `${count === 1 ? '1 guideline matches' : `${count} guidelines match`} “${q}”`}
      </p>
      {count === 0 && (
        <EmptyState
          title="No matching guides"
          action={
            <ButtonLink to={root} variant="line">
              Show all guides
            </ButtonLink>
          }
        >
          Try fewer words or another topic.
        </EmptyState>
      )}
      {sheets.length > 0 && <SheetList sheets={sheets} root={root} />}
      {checklists.length > 0 && <ChecklistList checklists={checklists} root={root} ticks={ticks} />}
      {guidelines.length > 0 && (
        <section aria-labelledby="articles">
          <SectionHead id="articles" title="Articles" lead="Figures with sources and confidence." />
          <ul className={styles.articles}>
            {guidelines.map((guideline) => (
              <li key={guideline.id}>
                <GuidelineCard guideline={guideline} root={root} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Stack>
  );
}

function SheetList({ sheets, root }: { sheets: readonly PrintSheet[]; root: string }) {
  return (
    <section aria-labelledby="sheets">
      <SectionHead id="sheets" title="Printable sheets" lead="One A4 page each." />
      <ul className={styles.sheets}>
        {sheets.map(({ id, title, lead }) => (
          <Split as="li" columns="84px 1fr" align="center" key={id} className={styles.sheet}>
            <SheetDrawing id={id} className={styles.art} />
            <div>
              <h3>
                <Link to={`${root}/sheets/${id}`}>{title}</Link>
              </h3>
              <p>{lead}</p>
            </div>
          </Split>
        ))}
      </ul>
    </section>
  );
}

interface ChecklistListProps {
  checklists: readonly Checklist[];
  root: string;
  ticks: readonly Tick[] | undefined;
}

function ChecklistList({ checklists, root, ticks }: ChecklistListProps) {
  return (
    <section aria-labelledby="checklists">
      <SectionHead
        id="checklists"
        title="Checklists"
        lead={ticks ? 'Progress is shared with your team.' : 'Print them or complete them in your dashboard.'}
      />
      <ul className={styles.lists}>
        {checklists.map(({ id, title, lead, points }) => {
          const done = ticks?.filter(({ checklist }) => checklist === id).length ?? 0;
          return (
            <Split as="li" gap={3} rowGap={0} columns="28px 1fr" key={id} className={styles.list}>
              <ListChecks aria-hidden className={styles.glyph} />
              <h3>
                <Link to={`${root}/checklists/${id}`}>{title}</Link>
              </h3>
              <p>{lead}</p>
              {ticks ? (
                <Split gap={3} columns="1fr auto" align="center" className={`muted note ${styles.progress}`}>
                  <ProgressBar label={title} value={Math.round((done / points.length) * 100)} />
                  <span className="num">
                    {done} of {points.length}
                  </span>
                </Split>
              ) : (
                <p className={`${styles.points} num`}>{points.length} points</p>
              )}
            </Split>
          );
        })}
      </ul>
    </section>
  );
}

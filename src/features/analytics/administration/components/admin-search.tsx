import { useState } from 'react';
import { SearchBox } from '#ui/controls/search-box.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Grid, Stack } from '#ui/layout/layout.tsx';
import type { AdminSearchResults } from '../contract.ts';
import { type ResultGroup, resultGroups } from '../rules/result-groups.ts';
import styles from './admin-search.module.css';

interface AdminSearchProps {
  /** The text that was searched for; empty without a search. */
  q: string;
  results: AdminSearchResults | null;
}

/** One search over the whole marketplace, with the results of each kind below it. */
export function AdminSearch({ q, results }: AdminSearchProps) {
  const [typed, setTyped] = useState(q);
  const groups = results ? resultGroups(results) : [];
  const count = groups.reduce((total, { lines }) => total + lines.length, 0);
  return (
    <Stack gap={4}>
      <SearchBox
        label="Search stores, people, products and order numbers"
        action="/admin"
        placeholder="Store, person, email, product or order number"
        maxLength={100}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className={styles.search}
      />
      <p role="status" className={results ? 'muted' : 'sr-only'}>
        {results && (
          <>
            {count === 0
              ? `No results for “${q}”. Enter at least three letters of a name, or an order number with its letters, such as BS-0007. `
              : `${count} ${count === 1 ? 'result' : 'results'} for “${q}”. `}
            <TextLink to="/admin" onClick={() => setTyped('')}>
              Clear search
            </TextLink>
          </>
        )}
      </p>
      {count > 0 && (
        <Grid columns={2} below={960} gap={4} align="start">
          {groups.map((group) => (
            <Results key={group.title} {...group} />
          ))}
        </Grid>
      )}
    </Stack>
  );
}

function Results({ title, lines }: ResultGroup) {
  return (
    <Card title={title} flush>
      <ul aria-label={title}>
        {lines.map(({ key, name, note, links }) => (
          <Cluster as="li" key={key} gap={3} rowGap={1} justify="between" className={styles.line}>
            <Stack as="span" gap={0} shrink className={styles.words}>
              <b>{name}</b>
              <span className="muted note">{note}</span>
            </Stack>
            <Cluster as="span" gap={3} nowrap>
              {links.map(({ to, label }) => (
                <TextLink key={to} to={to} aria-label={`${label}: ${name}`}>
                  {label}
                </TextLink>
              ))}
            </Cluster>
          </Cluster>
        ))}
      </ul>
    </Card>
  );
}

import clsx from 'clsx';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { groupsOf, type HitGroup, listLines, type ProductTarget } from '../rules/hits.ts';
import { HitList } from './hit-list.tsx';
import styles from './store-search.module.css';
import { type StoreSearch as Search_, useStoreSearch } from './use-store-search.ts';

interface StoreSearchProps {
  /** Where the link of a product leads. */
  target: ProductTarget;
  /** True if the role can read inquiries. */
  inquiries: boolean;
  className?: string | undefined;
}

/**
 * Searches the products, orders and inquiries of the user's store while typing. Arrow keys select, Enter opens, Escape
 * closes; without scripts it searches the products. On phones it opens over the bar.
 */
export function StoreSearch({ target, inquiries, className }: StoreSearchProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const search = useStoreSearch(typed);
  const groups = search.found ? groupsOf(search.found, { q: search.asked, target }) : [];
  const kinds = inquiries ? 'products, orders, inquiries' : 'products and orders';
  const listed = open && groups.length > 0;
  const close = (): void => {
    setOpen(false);
    setActive(null);
  };
  const onKeyDown = useListKeys({ groups, active, setActive, listed, close, id });
  return (
    <div
      ref={box}
      data-store-search
      data-open={open || undefined}
      className={clsx(styles.box, className)}
      onBlur={({ relatedTarget }) => !box.current?.contains(relatedTarget) && close()}
    >
      <button
        type="button"
        aria-label="Search your store"
        className={styles.opener}
        onClick={() => {
          setOpen(true);
          // Shown first, because a hidden element cannot take the focus.
          requestAnimationFrame(() => input.current?.focus());
        }}
      >
        <Search aria-hidden strokeWidth={1.8} />
      </button>
      <Cluster
        as={Form}
        gap={0}
        nowrap
        role="search"
        aria-label="Your store"
        action="/dashboard/my-products"
        className={styles.form}
        onSubmit={close}
      >
        <Search aria-hidden className={styles.lens} />
        <input
          ref={input}
          name="q"
          type="search"
          role="combobox"
          aria-label={`Search ${kinds}`}
          aria-expanded={listed}
          aria-controls={listed ? `${id}-list` : undefined}
          aria-activedescendant={listed && active ? `${id}-list-${active}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          maxLength={100}
          placeholder={`Search ${kinds}`}
          className={styles.input}
          value={typed}
          onFocus={() => setOpen(true)}
          onChange={({ target: { value } }) => {
            setTyped(value);
            setActive(null);
            setOpen(true);
          }}
          onKeyDown={onKeyDown}
        />
        <kbd aria-hidden className={`faint ${styles.hint}`}>
          /
        </kbd>
        <button type="button" aria-label="Close search" className={styles.closer} onClick={close}>
          <X aria-hidden strokeWidth={1.8} />
        </button>
      </Cluster>
      {open && <Panel search={search} groups={groups} id={`${id}-list`} active={active} onOpen={close} />}
    </div>
  );
}

interface KeyHandlingInput {
  groups: readonly HitGroup[];
  active: string | null;
  setActive: (key: string | null) => void;
  listed: boolean;
  close: () => void;
  id: string;
}

function useListKeys({ groups, active, setActive, listed, close, id }: KeyHandlingInput) {
  const navigate = useNavigate();
  const lines = listLines(groups);
  const at = lines.findIndex(({ key }) => key === active);
  const go = (index: number): void => {
    const { key } = lines[(index + lines.length) % lines.length] ?? {};
    setActive(key ?? null);
    if (key) document.getElementById(`${id}-list-${key}`)?.scrollIntoView({ block: 'nearest' });
  };
  return (event: KeyboardEvent<HTMLInputElement>): void => {
    const { key, currentTarget } = event;
    if (key === 'Escape') {
      event.preventDefault();
      close();
      currentTarget.blur();
    }
    if (!listed) return;
    if (key === 'ArrowDown') go(at + 1);
    else if (key === 'ArrowUp') go(at === -1 ? -1 : at - 1);
    else if (key === 'Enter' && lines[at]) {
      close();
      currentTarget.blur();
      void navigate(lines[at].to);
    } else return;
    event.preventDefault();
  };
}

interface PanelProps {
  search: Search_;
  groups: readonly HitGroup[];
  id: string;
  active: string | null;
  onOpen: () => void;
}

function Panel({ search, groups, id, active, onOpen }: PanelProps) {
  const { state, asked, retry } = search;
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  return (
    <div className={styles.panel} aria-busy={state === 'loading'}>
      <p role="status" className="sr-only">
        {state === 'ready' && count > 0 && `${count} results. Use the arrow keys to browse.`}
      </p>
      {groups.length > 0 && state !== 'failed' && (
        <HitList id={id} groups={groups} active={active} onOpen={onOpen} />
      )}
      {state === 'loading' && groups.length === 0 && <SkeletonRows rows={3} columns={1} />}
      {state === 'idle' && (
        <p className={styles.words}>Enter part of a name, a number such as #0012, or a PO number.</p>
      )}
      {state === 'ready' && count === 0 && (
        <p role="status" className={styles.words}>
          No results for “{asked}”. Try fewer words, or a number.
        </p>
      )}
      {state === 'failed' && (
        <Cluster gap={3} justify="between" role="alert" className={styles.failed}>
          <p>Search is temporarily unavailable. Please try again.</p>
          <Button size="sm" variant="line" onClick={retry}>
            Try again
          </Button>
        </Cluster>
      )}
    </div>
  );
}

import { Clock, Factory, LayoutGrid, Search } from 'lucide-react';
import { type RefObject, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { artUrl } from '#lib/art/art-url.ts';
import { Cluster } from '#ui/layout/layout.tsx';
import type { Suggestion } from '../../contract.ts';
import styles from './suggest-box.module.css';
import { useComboboxInput } from './use-combobox-input.ts';
import { addRecent, clearRecent, readRecent, useSuggestions } from './use-suggestions.ts';

type Option = Omit<Suggestion, 'kind'> & { kind: Suggestion['kind'] | 'recent' };

const groupLabels: Record<Option['kind'], string> = {
  recent: 'Recent searches',
  search: 'Searches',
  category: 'Categories',
  product: 'Products',
  supplier: 'Suppliers',
};

/** The suggestions below a search box, controlled by the arrow keys, Enter and Escape, or by pointer. */
export function SuggestionList({ host, typed }: { host: RefObject<HTMLDivElement | null>; typed: string }) {
  const listId = useId();
  const navigate = useNavigate();
  const [recent, setRecent] = useState(readRecent);
  const [text, setText] = useState(typed);
  const [isOpen, setOpen] = useState(true);
  const suggestions = useSuggestions(text, isOpen);
  const options: Option[] = text.trim() === '' ? [...recent.map(recentOption), ...suggestions] : suggestions;

  const choose = (option: Option) => {
    if (option.kind === 'search' || option.kind === 'recent') addRecent(option.label);
    setRecent(readRecent());
    setOpen(false);
    void navigate(option.to);
  };
  const { active } = useComboboxInput(host, {
    listId,
    count: isOpen ? options.length : 0,
    onText: setText,
    onOpen: setOpen,
    onChoose: (i) => options[i] && choose(options[i]),
    onSubmit: (q) => {
      addRecent(q);
      setRecent(readRecent());
    },
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !host.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [host, isOpen]);

  const isShown = isOpen && options.length > 0;
  return (
    <>
      <p role="status" className="sr-only">
        {isShown ? `${options.length} ${options.length === 1 ? 'suggestion' : 'suggestions'}` : ''}
      </p>
      {isShown && (
        <div className={styles.panel}>
          {text.trim() === '' && recent.length > 0 && (
            <Cluster as="p" gap={0} nowrap justify="between" className={`faint note ${styles.name}`}>
              {groupLabels.recent}
              <button
                type="button"
                className={`note ${styles.forget}`}
                onClick={() => {
                  clearRecent();
                  setRecent([]);
                }}
              >
                Clear
              </button>
            </Cluster>
          )}
          <div role="listbox" id={listId} aria-label="Suggestions">
            {options.map((option, i) => (
              <Row
                key={`${option.kind} ${option.to}`}
                id={`${listId}-${i}`}
                option={option}
                text={text}
                isFirst={option.kind !== 'recent' && option.kind !== options[i - 1]?.kind}
                isActive={i === active}
                onChoose={() => choose(option)}
              />
            ))}
          </div>
        </div>
      )}
    </>
  );
}

const recentOption = (label: string): Option => ({
  kind: 'recent',
  label,
  note: null,
  to: `/search?q=${encodeURIComponent(label)}`,
  pack: null,
});

interface RowProps {
  id: string;
  option: Option;
  text: string;
  isFirst: boolean;
  isActive: boolean;
  onChoose: () => void;
}

const signs = { recent: Clock, search: Search, category: LayoutGrid, product: Search, supplier: Factory };

function Row({ id, option, text, isFirst, isActive, onChoose }: RowProps) {
  const { kind, label, note, pack } = option;
  const Sign = signs[kind];
  return (
    <>
      {isFirst && (
        <Cluster
          as="p"
          gap={0}
          nowrap
          justify="between"
          role="presentation"
          className={`faint note ${styles.name}`}
        >
          {groupLabels[kind]}
        </Cluster>
      )}
      {/* The input handles the keys, because it keeps the focus. */}
      <Cluster
        gap={2.5}
        nowrap
        role="option"
        id={id}
        tabIndex={-1}
        aria-selected={isActive}
        className={styles.option}
        onPointerDown={(event) => event.preventDefault()}
        onClick={onChoose}
        onKeyDown={undefined}
      >
        {pack ? (
          <img
            src={artUrl({ what: 'pack', spec: pack })}
            alt=""
            width={32}
            height={32}
            className={styles.picture}
          />
        ) : (
          <Sign aria-hidden className={styles.sign} />
        )}
        <span className={`truncate shrink ${styles.label}`}>
          {kind === 'search' ? <CompletedText label={label} text={text} /> : label}
        </span>
        {note && <span className={`faint note truncate ${styles.note}`}>{note}</span>}
      </Cluster>
    </>
  );
}

/** Highlights the added part of a completion. */
function CompletedText({ label, text }: { label: string; text: string }) {
  const typed = text.trimStart().toLowerCase();
  return label.startsWith(typed) ? (
    <>
      {typed}
      <b>{label.slice(typed.length)}</b>
    </>
  ) : (
    <b>{label}</b>
  );
}

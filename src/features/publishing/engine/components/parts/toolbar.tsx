import type { LucideIcon } from 'lucide-react';
import { Bold, Heading2, Image, Italic, Link2, List, ListOrdered, Quote, Table2 } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { block, type Edit, link, type Marked, prefixLines, wrap } from '../../rules.ts';
import styles from './toolbar.module.css';

interface Tool {
  label: string;
  Icon: LucideIcon;
  /** With Ctrl or ⌘. */
  key?: string;
  edit(marked: Marked): Edit;
}

const emptyTable = '| Board | Flute | ECT |\n|---|---|---|\n| 3-ply | B | 32 |';

export const tools: readonly Tool[] = [
  { label: 'Heading', Icon: Heading2, edit: (marked) => prefixLines(marked, '##') },
  {
    label: 'Bold',
    Icon: Bold,
    key: 'b',
    edit: (marked) => wrap(marked, { mark: '**', words: 'bold words' }),
  },
  { label: 'Italic', Icon: Italic, key: 'i', edit: (marked) => wrap(marked, { mark: '_', words: 'words' }) },
  { label: 'Link', Icon: Link2, key: 'k', edit: link },
  { label: 'List', Icon: List, edit: (marked) => prefixLines(marked, '-') },
  { label: 'Numbered list', Icon: ListOrdered, edit: (marked) => prefixLines(marked, '1.') },
  { label: 'Quote', Icon: Quote, edit: (marked) => prefixLines(marked, '>') },
  { label: 'Table', Icon: Table2, edit: (marked) => block(marked, emptyTable) },
];

interface ToolbarProps {
  /** Id of the text area. */
  controls: string;
  onEdit: (edit: (marked: Marked) => Edit) => void;
  onPicture: () => void;
}

/** One stop for the Tab key; the arrows go from tool to tool. */
export function Toolbar({ controls, onEdit, onPicture }: ToolbarProps) {
  const [current, setCurrent] = useState(0);
  const buttons = [
    ...tools.map((tool) => ({ ...tool, run: () => onEdit(tool.edit) })),
    { label: 'Picture', Icon: Image, key: undefined, run: onPicture },
  ];
  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const next = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: buttons.length - 1 }[
      event.key
    ];
    if (next === undefined) return;
    event.preventDefault();
    const at = (next + buttons.length) % buttons.length;
    setCurrent(at);
    event.currentTarget.querySelectorAll('button')[at]?.focus();
  };
  return (
    <div
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      tabIndex={-1}
      onKeyDown={move}
      className={styles.toolbar}
    >
      {buttons.map(({ label, Icon, key, run }, at) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          title={key ? `${label} (Ctrl+${key.toUpperCase()})` : label}
          tabIndex={at === current ? 0 : -1}
          onFocus={() => setCurrent(at)}
          onClick={run}
          className={styles.tool}
        >
          <Icon aria-hidden strokeWidth={1.9} />
        </button>
      ))}
    </div>
  );
}

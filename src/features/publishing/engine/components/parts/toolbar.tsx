import type { LucideIcon } from 'lucide-react';
import { Bold, Heading2, Image, Italic, Link2, List, ListOrdered, Quote, Table2 } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Cluster } from '#ui/layout/layout.tsx';
import { block, type Edit, link, prefixLines, type TextSelection, wrap } from '../../rules/text-edits.ts';
import styles from './toolbar.module.css';

interface Tool {
  label: string;
  Icon: LucideIcon;
  /** Pressed with Ctrl or ⌘. */
  key?: string;
  edit(selection: TextSelection): Edit;
}

const emptyTable = '| Board | Flute | ECT |\n|---|---|---|\n| 3-ply | B | 32 |';

export const tools: readonly Tool[] = [
  { label: 'Heading', Icon: Heading2, edit: (selection) => prefixLines(selection, '##') },
  {
    label: 'Bold',
    Icon: Bold,
    key: 'b',
    edit: (selection) => wrap(selection, { mark: '**', words: 'bold text' }),
  },
  {
    label: 'Italic',
    Icon: Italic,
    key: 'i',
    edit: (selection) => wrap(selection, { mark: '_', words: 'words' }),
  },
  { label: 'Link', Icon: Link2, key: 'k', edit: link },
  { label: 'List', Icon: List, edit: (selection) => prefixLines(selection, '-') },
  { label: 'Numbered list', Icon: ListOrdered, edit: (selection) => prefixLines(selection, '1.') },
  { label: 'Quote', Icon: Quote, edit: (selection) => prefixLines(selection, '>') },
  { label: 'Table', Icon: Table2, edit: (selection) => block(selection, emptyTable) },
];

interface ToolbarProps {
  /** Id of the text area. */
  controls: string;
  onEdit: (edit: (selection: TextSelection) => Edit) => void;
  onPicture: () => void;
}

/** A toolbar with one tab stop; the arrow keys move between its tools. */
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
    <Cluster
      gap={0.5}
      align="stretch"
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      tabIndex={-1}
      onKeyDown={move}
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
          className={`muted ${styles.tool}`}
        >
          <Icon aria-hidden strokeWidth={1.9} />
        </button>
      ))}
    </Cluster>
  );
}

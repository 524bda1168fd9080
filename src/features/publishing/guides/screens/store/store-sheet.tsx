import { data } from 'react-router';
import { hiddenMeta } from '#web/page-meta.ts';
import { SheetPage } from '../../components/print-page.tsx';
import { sheetMarkup } from '../../components/sheets/sheet-body.tsx';
import { findSheet } from '../../rules/sheets.ts';
import type { Route } from './+types/store-sheet.ts';

export function loader({ params }: Route.LoaderArgs) {
  const sheet = findSheet(params.sheet);
  if (!sheet) throw data(null, { status: 404 });
  return { sheet, markup: sheetMarkup(sheet.id) };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenMeta({ title: loaderData?.sheet.title ?? 'Sheet', description: 'A printable sheet.' });

export default function StoreSheet({ loaderData: { sheet, markup } }: Route.ComponentProps) {
  return <SheetPage place="dashboard" sheet={sheet} markup={markup} />;
}

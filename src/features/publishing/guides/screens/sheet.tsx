import { data } from 'react-router';
import { breadcrumbListData, missingMeta, pageMeta, shareImage } from '#web/page-meta.ts';
import { SheetPage } from '../components/print-page.tsx';
import { PublicPage } from '../components/public-page.tsx';
import { sheetMarkup } from '../components/sheets/sheet-body.tsx';
import { findSheet } from '../rules/sheets.ts';
import type { Route } from './+types/sheet.ts';

export function loader({ params, request }: Route.LoaderArgs) {
  const sheet = findSheet(params.sheet);
  if (!sheet) throw data(null, { status: 404 });
  return { sheet, markup: sheetMarkup(sheet.id), origin: new URL(request.url).origin };
}

export function meta({ loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return missingMeta('Sheet', error);
  const { sheet, origin } = loaderData;
  const path = `/guidelines/sheets/${sheet.id}`;
  return pageMeta({
    title: `${sheet.title}: printable sheet`,
    description: sheet.lead,
    url: `${origin}${path}`,
    image: shareImage('page', 'guidelines'),
    structuredData: [
      breadcrumbListData(origin, [
        { name: 'Packaging guidelines', path: '/guidelines' },
        { name: sheet.title, path },
      ]),
    ],
  });
}

export default function SheetScreen({ loaderData: { sheet, markup } }: Route.ComponentProps) {
  return (
    <PublicPage>
      <SheetPage place="public" sheet={sheet} markup={markup} />
    </PublicPage>
  );
}

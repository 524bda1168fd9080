import { Card } from '#ui/layout/card.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import type { Checklist } from '../rules/checklists.ts';
import { type LibraryPlace, libraryRoots, type PrintSheet } from '../rules/sheets.ts';
import { ChecklistPoints } from './checklist-points.tsx';
import { PrintButton } from './print-button.tsx';
import styles from './print-page.module.css';
// The server renders the sheets, so their styles are imported with the page.
import '#features/packaging/calculators/components/blank-drawing.module.css';
import './sheets/board-sheets.module.css';
import './sheets/box-sheets.module.css';
import './sheets/ramp-sheets.module.css';
import './sheets/sheet-frame.module.css';

interface SheetPageProps {
  place: LibraryPlace;
  sheet: PrintSheet;
  /** HTML of the sheet, as rendered by the loader. */
  markup: string;
}

/** The page of a sheet, with breadcrumbs to its library and a print button. */
export function SheetPage({ place, sheet: { title, lead }, markup }: SheetPageProps) {
  return (
    <>
      <div className={styles.head}>
        <PageHead
          before={<LibraryBreadcrumbs place={place} here={title} />}
          title={title}
          lead={lead}
          actions={<PrintButton />}
        />
      </div>
      <div dangerouslySetInnerHTML={{ __html: markup }} />
    </>
  );
}

/** The page of a checklist, for reading and printing. */
export function ChecklistPage({ place, checklist }: { place: LibraryPlace; checklist: Checklist }) {
  const { title, lead } = checklist;
  return (
    <>
      <div className={styles.title}>
        <PageHead
          before={<LibraryBreadcrumbs place={place} here={title} />}
          title={title}
          lead={lead}
          actions={<PrintButton />}
        />
      </div>
      <Card className={styles.card}>
        <ChecklistPoints checklist={checklist} />
      </Card>
    </>
  );
}

/** Breadcrumbs back to the library. */
export function LibraryBreadcrumbs({ place, here }: { place: LibraryPlace; here: string }) {
  const library = { label: 'Packaging guidelines', to: libraryRoots[place] };
  return (
    <Breadcrumbs
      items={[...(place === 'public' ? [{ label: 'Home', to: '/' }] : []), library, { label: here }]}
    />
  );
}

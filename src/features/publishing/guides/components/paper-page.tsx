import { Card } from '#ui/layout/card.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import type { Checklist } from '../rules/checklists.ts';
import { type LibraryPlace, libraryRoots, type PrintSheet } from '../rules/sheets.ts';
import { ChecklistPoints } from './checklist-points.tsx';
import styles from './paper-page.module.css';
import { PrintButton } from './print-button.tsx';
// Sheets come drawn from the server; their looks come with the page.
import '#features/packaging/calculators/components/blank-drawing.module.css';
import './sheets/board-sheets.module.css';
import './sheets/box-sheets.module.css';
import './sheets/ramp-sheets.module.css';
import './sheets/sheet-frame.module.css';

interface PaperPageProps {
  place: LibraryPlace;
  sheet: PrintSheet;
  /** The sheet itself, as the loader drew it. */
  markup: string;
}

/** A sheet with the way back to its library and the button that prints it. */
export function SheetPage({ place, sheet: { title, lead }, markup }: PaperPageProps) {
  return (
    <>
      <div className={styles.head}>
        <PageHead
          before={<Way place={place} here={title} />}
          title={title}
          lead={lead}
          actions={<PrintButton />}
        />
      </div>
      <div dangerouslySetInnerHTML={{ __html: markup }} />
    </>
  );
}

/** A checklist to read and to print. */
export function ChecklistPage({ place, checklist }: { place: LibraryPlace; checklist: Checklist }) {
  const { title, lead } = checklist;
  return (
    <>
      <div className={styles.title}>
        <PageHead
          before={<Way place={place} here={title} />}
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
export function Way({ place, here }: { place: LibraryPlace; here: string }) {
  const library = { label: 'Packaging guidelines', to: libraryRoots[place] };
  return (
    <Breadcrumbs
      items={[...(place === 'public' ? [{ label: 'Home', to: '/' }] : []), library, { label: here }]}
    />
  );
}

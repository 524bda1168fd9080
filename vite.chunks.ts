/**
 * Which modules travel together. Left to itself the bundler cuts fifty small files, each with headers of its own;
 * these are the sets that pages really need at once.
 */
export const chunks = [
  {
    name: 'react',
    priority: 40,
    test: /node_modules\/(react|react-dom|scheduler|react-router|clsx)\/|vite\/preload-helper/,
  },
  {
    name: 'frame',
    priority: 30,
    test: either(
      /src\/app\/(layouts\/(public|account-menu|theme-switch|use-(arrival|current|disclosure))|error-boundary)/,
      /src\/app\/screens\/(page-message|error-screen|not-found|unauthorized)/,
      /src\/root\.tsx|src\/web\/(page-meta|session|use-session|problem|use-early|kept-change)/,
      /src\/ui\/(controls\/(button|search-box|text-link)|marks\/logo|media\/(initials|art\.)|hydrated)/,
      /src\/ui\/(packart\/art-url|facts\/format)\.|src\/features\/catalog\/rules\/marks\./,
      /src\/ui\/feedback\/(toast\.ts|toaster|dieline)/,
      /lucide-react\/dist\/esm\/(createLucideIcon|Icon|shared|defaultAttributes|context)/,
    ),
  },
  {
    name: 'forms',
    priority: 20,
    test: either(
      /node_modules\/(react-hook-form|zod|@hookform|@standard-schema)\//,
      /src\/lib\/(schemas|endpoint|events)\.ts/,
    ),
  },
  {
    name: 'fields',
    priority: 15,
    test: either(
      /src\/ui\/fields\/(field|text-input|password-input|phone-input|text-area)\./,
      /src\/ui\/(fields\/choices\/(checkbox|select)|feedback\/banner|layout\/card|marks\/status-chip)\./,
      /src\/ui\/(controls\/icon-button|facts\/(date-text|clock))\.|src\/lib\/dates\.ts/,
      /lucide-react\/dist\/esm\/icons\/(circle-alert|circle-check|info|triangle-alert|check)\./,
    ),
  },
  {
    name: 'market',
    priority: 12,
    test: either(
      /src\/ui\/(media\/(pack-stage|supplier-logo)|marks\/(tag|certificate-mark|flute-edge))\./,
      /src\/ui\/(facts\/(price|description-list)|layout\/section)\./,
      /src\/ui\/navigation\/breadcrumbs\./,
      /src\/lib\/money\.ts|src\/web\/kept-list\.|src\/features\/catalog\/(components\/product-(card|grid)|contract\/product-words)/,
      /lucide-react\/dist\/esm\/icons\/(chevron-(left|right)|plus)\./,
    ),
  },
  {
    name: 'community',
    priority: 12,
    test: either(
      /src\/ui\/media\/(portrait|cover)\.|src\/features\/content\/components\/blog-card\./,
      /src\/features\/(events\/rules\/(dates|paths)|(mentors|courses)\/rules|events\/components\/date-block)\./,
      /lucide-react\/dist\/esm\/icons\/(users|briefcase|calendar-days|badge-check)\./,
    ),
  },
  {
    name: 'quantities',
    priority: 11,
    test: either(
      /src\/ui\/fields\/choices\/quantity-input\./,
      /src\/features\/catalog\/(rules\/pricing|components\/quantity-price)/,
      // The form to a store stands on its page and on those of its products.
      /src\/features\/inquiries\/(rules\.|components\/(inquiry-form|form\/))/,
      /src\/features\/baskets\/components\/use-wish\./,
      /lucide-react\/dist\/esm\/icons\/(package-check|arrow-right)\./,
    ),
  },
  // What forms to somebody else share: words kept until they are sent, a day, a way to send.
  {
    name: 'asking',
    priority: 12,
    test: /src\/ui\/fields\/choices\/date-input\.|src\/web\/kept-text\.|inquiries\/components\/use-kept-text\.|icons\/send\./,
  },
  // Option lists that the wizard and the lists of suppliers share: they must not bring the wizard along.
  {
    name: 'stores',
    priority: 12,
    test: either(
      /src\/features\/suppliers\/(contract\/words|components\/public\/(supplier-facts|supplier-words))\./,
      /lucide-react\/dist\/esm\/icons\/message-square-text\./,
    ),
  },
  { name: 'mentors', priority: 12, test: /src\/features\/mentors\/components\/mentor-(card|page)\./ },
  { name: 'jobs', priority: 12, test: /src\/features\/jobs\/(contract\/words|components\/job-card)\./ },
  { name: 'signed-in', priority: 12, test: /src\/web\/(guard|use-ended-session)\./ },
  {
    name: 'choices',
    priority: 11,
    test: /src\/ui\/(fields\/choices\/(radio-cards|checkbox-group)|controls\/segmented)\./,
  },
  {
    name: 'states',
    priority: 11,
    test: /src\/ui\/(feedback\/(empty-state|error-state|skeleton)|navigation\/tab-links|marks\/badge|layout\/page-head|facts\/progress-bar)\.|icons\/rotate-cw\./,
  },
  {
    name: 'uploads',
    priority: 8,
    test: /src\/features\/files\/(components|rules)|src\/ui\/fields\/pickers\/file-drop\./,
  },
  {
    name: 'wizard',
    priority: 6,
    test: /src\/features\/suppliers\/components\/(wizard\/|steps\/(profile|review|field-grid|step-props))/,
  },
  { name: 'api', priority: 25, test: /node_modules\/@orpc\/|src\/web\/api\.ts|virtual:contract/ },
];

function either(...patterns: RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'));
}

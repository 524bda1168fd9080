/**
 * Which modules travel together. Left to itself the bundler cuts fifty small files, each with headers of its own;
 * these are the sets that pages really need at once.
 */
export const chunks = [
  {
    name: 'react',
    priority: 40,
    test: /node_modules\/(react|react-dom|scheduler|react-router|clsx)\/|vite\/preload-helper|rolldown\/runtime/,
  },
  {
    name: 'frame',
    priority: 30,
    test: either(
      /src\/app\/(layouts\/(public|account-menu|theme-switch|use-(arrival|current|disclosure))|error-boundary|screens\/late-error)/,
      // What almost any page stands on.
      /src\/ui\/(media\/supplier-logo|marks\/(tag|certificate-mark)|layout\/section)\./,
      /src\/ui\/navigation\/breadcrumbs\.|lucide-react\/dist\/esm\/icons\/(chevron-(left|right)|heart)\./,
      // The styles of what can go wrong: a page that failed on the server is shown before its scripts come.
      /src\/(app\/screens\/page-message|ui\/feedback\/dieline)\.module\.css/,
      /src\/root\.tsx|src\/web\/(page-meta|session|use-session|problem|use-early|kept-(change|list))/,
      /src\/ui\/(controls\/(button|icon-button|search-box|text-link)|marks\/logo|media\/(initials|art\.)|hydrated)/,
      /src\/lib\/(money|market|art\/art-url)\.ts|src\/ui\/facts\/(format|date-text|clock)\.|src\/features\/catalog\/(products\/rules\/marks|favourites\/rules)\./,
      /src\/ui\/feedback\/(toast\.ts|toaster|progress-line)|src\/ui\/(facts\/units\/units-(choice|switch)|controls\/segmented)\.|src\/lib\/unit-systems/,
      /lucide-react\/dist\/esm\/(createLucideIcon|Icon|shared|defaultAttributes|context)/,
    ),
  },
  {
    name: 'forms',
    priority: 20,
    test: /node_modules\/(react-hook-form|@hookform|@standard-schema)\//,
  },
  // Apart from the forms: a long form starts without its rules.
  {
    name: 'schemas',
    priority: 20,
    test: either(/node_modules\/zod\//, /src\/lib\/(schemas|endpoint|events)\.ts/),
  },
  // The least that a form is made of.
  {
    name: 'inputs',
    priority: 16,
    test: either(
      // The styles of a text area come with the page, its script with the form it belongs to.
      /src\/ui\/(fields\/(field|checked-form|text-input|phone-input|text-area\.module)|feedback\/banner)\./,
      /lucide-react\/dist\/esm\/icons\/(circle-alert|circle-check|circle-exclamation-point|info|triangle-alert)\./,
      /lucide-react\/dist\/esm\/icons\/triangle-exclamation-point\./,
      // No more than names of classes: not worth a file of its own.
      /src\/features\/packaging\/calculators\/components\/blank-drawing\.module\.css/,
    ),
  },
  // What is asked of a supplier is written on a card, with how many.
  {
    name: 'texts',
    priority: 15,
    test: either(
      /src\/ui\/(fields\/choices\/quantity-input|layout\/card|facts\/description-list|marks\/status-chip)\./,
      /lucide-react\/dist\/esm\/icons\/(plus|minus|file-text)\./,
    ),
  },
  {
    name: 'fields',
    priority: 14,
    test: either(
      /src\/ui\/fields\/(password-input|choices\/(checkbox|select))\./,
      // A few words: not worth a file of its own.
      /src\/features\/stores\/memberships\/rules\/plan-ids\./,
    ),
  },
  {
    name: 'market',
    priority: 12,
    test: either(
      /src\/ui\/(media\/pack-stage|marks\/flute-edge|facts\/(price|units\/measured))\.|src\/lib\/units\./,
      /src\/features\/catalog\/products\/(components\/product-(card|grid)|contract\/product-words)/,
    ),
  },
  // The card of a post stands among results, too.
  {
    name: 'articles',
    priority: 13,
    test: /src\/ui\/media\/(portrait|cover)\.|src\/features\/publishing\/blog\/components\/blog-card\.|icons\/camera\./,
  },
  {
    name: 'community',
    priority: 12,
    test: either(
      /src\/features\/publishing\/(trade-events\/rules\/(dates|paths)|(mentors|courses)\/rules|trade-events\/components\/date-block)\./,
      /lucide-react\/dist\/esm\/icons\/(users|briefcase|calendar-days|badge-check)\./,
    ),
  },
  {
    name: 'inquiry',
    priority: 11,
    // The form to a store stands at the foot of its page and of those of its products.
    test: /src\/features\/conversations\/inquiries\/components\/(inquiry-form|form\/(?!inquiry-sent)[\w-]+)\.tsx?$/,
  },
  // What an order is made of, and what stands around it on a product's page and in its preview.
  {
    name: 'ordering',
    priority: 12,
    test: either(
      /src\/features\/catalog\/products\/(rules\/(pricing|status)|components\/(quantity-price|buy-panel|specification))\./,
      /src\/features\/catalog\/(variants\/components\/(use-chosen-variant|variant-chooser\.module)|documents\/components\/document-list\.module)\./,
      /src\/ui\/(media\/product-gallery|layout\/foot-bar(\.module)?)\./,
      /src\/features\/(orders\/baskets\/components\/use-wish|catalog\/variants\/rules\/variant-terms)\./,
      /lucide-react\/dist\/esm\/icons\/arrow-right\./,
    ),
  },
  // What forms to somebody else share: words kept until they are sent, a day, a way to send.
  {
    name: 'typed',
    priority: 12,
    test: either(
      /src\/ui\/fields\/(text-area\.tsx|choices\/date-input\.)|inquiries\/components\/use-kept-text\.|icons\/send\./,
      // The long texts above such forms.
      /src\/features\/publishing\/blog\/components\/article-body\.|src\/ui\/layout\/grid\./,
    ),
  },
  // What pages with a form at their foot share.
  {
    name: 'asking',
    priority: 12,
    test: either(
      /src\/features\/analytics\/insights\/components\/use-visit\.|src\/ui\/layout\/below\./,
      /src\/features\/conversations\/(inquiries\/components\/(inquiry-form|form\/inquiry-fields)|questions\/components\/ask-form)\.module\.css/,
    ),
  },
  // Option lists that the wizard and the lists of suppliers share: they must not bring the wizard along.
  {
    name: 'stores',
    priority: 12,
    test: either(
      /src\/features\/stores\/suppliers\/(contract\/words|components\/public\/(supplier-facts|supplier-words))\./,
      /lucide-react\/dist\/esm\/icons\/message-square-text\./,
    ),
  },
  // What the calculators share.
  {
    name: 'work-out',
    priority: 12,
    test: /src\/features\/packaging\/calculators\/components\/(results|calculator-(page|meta)|fields)\./,
  },
  {
    name: 'mentors',
    priority: 12,
    test: /src\/features\/publishing\/mentors\/components\/mentor-(card|page)\./,
  },
  {
    name: 'jobs',
    priority: 12,
    test: /src\/features\/publishing\/vacancies\/(contract\/words|components\/job-card)\./,
  },
  {
    name: 'signed-in',
    priority: 13,
    test: /src\/web\/(guard|use-ended-session|kept-text)\./,
  },
  // The menus of the signed-in, and the lists beside their pages.
  {
    name: 'menu-icons',
    priority: 12,
    test: either(
      /lucide-react\/dist\/esm\/icons\/(clipboard-(check|list)|inbox|layout-dashboard|log-out|package|settings)\./,
      /src\/ui\/facts\/email-text\./,
      /src\/app\/layouts\/account-panel\./,
    ),
  },
  // What a browser kept before somebody signed in.
  {
    name: 'kept-parts',
    priority: 12,
    test: /src\/features\/(catalog\/favourites\/components\/kept-parts|orders\/baskets\/components\/use-take-over)\./,
  },
  {
    name: 'choices',
    priority: 11,
    test: /src\/ui\/(fields\/choices\/(radio-cards|checkbox-group))\./,
  },
  {
    name: 'failure',
    priority: 12,
    test: /src\/app\/screens\/(page-message|error-screen|not-found|unauthorized)\.tsx/,
  },
  {
    name: 'states',
    priority: 13,
    test: /src\/ui\/(feedback\/(empty-state|error-state|skeleton|dieline)|navigation\/tab-links|marks\/badge|layout\/page-head|facts\/progress-bar)\.|icons\/(rotate-cw|sliders-horizontal)\./,
  },
  {
    name: 'uploads',
    priority: 8,
    test: /src\/features\/files\/files\/(components|rules)|src\/ui\/fields\/pickers\/file-drop\./,
  },
  {
    name: 'wizard',
    priority: 6,
    test: /src\/features\/stores\/suppliers\/(rules\.ts|components\/(wizard\/(?!application-state)|steps\/(field-grid|step-props)))/,
  },
  { name: 'api', priority: 25, test: /node_modules\/@orpc\/|src\/web\/api\.ts|virtual:contract/ },
];

function either(...patterns: RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'));
}

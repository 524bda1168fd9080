/**
 * Modules that are bundled together. By default, the bundler creates fifty small files, each with its own headers;
 * these are the sets that pages really need at the same time.
 */
export const chunks = [
  {
    name: 'react',
    priority: 40,
    test: /node_modules\/(react|react-dom|scheduler|react-router|clsx)\/|vite\/preload-helper|rolldown\/runtime/,
  },
  // Reads PDF documents, where one is opened.
  { name: 'pdf', priority: 41, test: /node_modules\/pdfjs-dist\// },
  // Loaded when the page is used.
  {
    name: 'frame-late',
    priority: 28,
    test: /src\/app\/layouts\/public\/(site-footer|late-links|links|mobile-menu|category-row)\.tsx?$|src\/ui\/facts\/currency\/currency-switch\.tsx/,
  },
  // In the footer, and in the menu of signed-in users.
  {
    name: 'theme',
    priority: 29,
    test: /src\/app\/layouts\/theme-switch\.tsx?$|lucide-react\/dist\/esm\/icons\/(sun|moon|monitor)\./,
  },
  {
    name: 'frame',
    priority: 30,
    test: anyOf(
      /src\/app\/(layouts\/(public(?!\/(site-footer|late-links|links|mobile-menu|category-row)\.ts)|(account-menu|theme-switch)\.module|use-(focus-on-navigation|current))|error-boundary|screens\/lazy-error-screen)/,
      // Used on almost every page.
      /src\/ui\/(media\/supplier-logo|marks\/(tag|certificate-mark|rating-mark)|layout\/section)\./,
      /src\/ui\/navigation\/breadcrumbs\.|lucide-react\/dist\/esm\/icons\/(chevron-(left|right|down)|heart|x)\./,
      // Styles of error screens: a page that failed on the server is shown before its scripts load.
      /src\/(app\/screens\/page-message|ui\/feedback\/dieline)\.module\.css/,
      /src\/root\.tsx|src\/features\/(orders\/baskets\/components\/(basket-link|use-basket)|sourcing\/requirements\/components\/use-request-dialog|search\/search\/components\/suggest\/suggest-box)\.|src\/web\/(page-meta|session|use-session|problem|saved-list)/,
      /src\/ui\/(controls\/(button|icon-button|search-box|text-link)|marks\/logo|media\/(initials|art\.)|hydrated)/,
      /src\/lib\/(money|market|parse-typed-number|art\/(art-url|seed-length))\.ts|src\/ui\/facts\/(format|date-text|clock)\.|src\/features\/catalog\/(products\/rules\/browser-lists|favourites\/rules)\./,
      /src\/ui\/feedback\/(toast\.ts|toaster|progress-line)|src\/ui\/(facts\/(root-choice|currency\/(rates\.|currency-(choice|switch\.module))|units\/units-(choice|switch))|controls\/segmented)\.|src\/lib\/unit-systems/,
      /src\/ui\/marks\/icon\./,
    ),
  },
  {
    name: 'forms',
    priority: 20,
    test: anyOf(
      /node_modules\/(react-hook-form|@hookform|@standard-schema)\//,
      /src\/web\/use-form-action\.ts/,
    ),
  },
  // Separate from the forms: a long form starts without its validation.
  {
    name: 'schemas',
    priority: 20,
    test: anyOf(/node_modules\/zod\//, /src\/lib\/(schemas|endpoint|events)\.ts/),
  },
  // Submissions, with or without a form.
  { name: 'actions', priority: 21, test: /src\/web\/(use-action|send-once)\.ts/ },
  // The frame of pages to sign in, to sign up and to recover an account.
  {
    name: 'account',
    priority: 4,
    test: /src\/features\/identity\/(accounts\/components\/(account-(form|frame)|new-password-field)|sign-in-methods\/components\/use-opening-google)\./,
  },
  {
    name: 'sign-up',
    priority: 4,
    test: /src\/features\/identity\/accounts\/components\/(sign-up-fields|terms)\./,
  },
  // The minimum that a form needs.
  {
    name: 'inputs',
    priority: 16,
    test: anyOf(
      /src\/ui\/(fields\/(field|checked-form|text-input|phone-input)|feedback\/banner)\./,
      // Sends public forms and orders, on pages without the code of other submissions.
      /src\/web\/use-lazy-call\./,
      // The page loads the styles of its form, whose script comes later.
      /src\/ui\/(fields\/(text-area|choices\/select)|layout\/card)\.module\./,
      // Contains only class names: not worth a separate file.
      /src\/features\/packaging\/calculators\/components\/blank-drawing\.module\.css/,
      /lucide-react\/dist\/esm\/icons\/(circle-alert|circle-check|circle-exclamation-point|info|triangle-alert)\./,
      /lucide-react\/dist\/esm\/icons\/triangle-exclamation-point\./,
    ),
  },
  // Cards with quantities, for requests to suppliers.
  {
    name: 'texts',
    priority: 15,
    test: anyOf(
      /src\/ui\/(fields\/choices\/quantity-input|layout\/card|facts\/description-list|marks\/status-chip)\./,
      /lucide-react\/dist\/esm\/icons\/(plus|minus|file-text)\./,
    ),
  },
  {
    name: 'fields',
    priority: 14,
    test: anyOf(
      /src\/ui\/fields\/(password-input|choices\/(checkbox|select))\./,
      // A few strings: not worth a separate file.
      /src\/features\/stores\/memberships\/rules\/plan-ids\./,
    ),
  },
  {
    name: 'market',
    priority: 12,
    test: anyOf(
      /src\/ui\/(media\/pack-stage|marks\/flute-edge|facts\/(currency\/(reader-price|format-approximate|rates-note)|units\/measured))\.|src\/lib\/(units|exchange)\./,
      /src\/features\/catalog\/products\/(contract\/product-labels|components\/(marks\/|product-title\.|product-(card|grid)\.module))/,
    ),
  },
  // Product pages load the cards of other products late.
  {
    name: 'cards',
    priority: 11,
    test: /src\/features\/catalog\/products\/components\/product-(card|grid)\.tsx/,
  },
  // Blog cards also appear in search results.
  {
    name: 'articles',
    priority: 13,
    test: /src\/ui\/media\/(portrait|cover)\.|src\/features\/publishing\/blog\/components\/blog-card\.|icons\/camera\./,
  },
  {
    name: 'community',
    priority: 12,
    test: anyOf(
      /src\/lib\/country-name\.ts/,
      /src\/features\/publishing\/(trade-events\/rules\/(dates|paths)|(mentors|courses)\/rules|trade-events\/components\/date-block)\./,
      // Styles of what the home page loads later.
      /src\/(ui\/navigation\/carousel|features\/sourcing\/requirements\/components\/requirement-form)\.module\./,
      /lucide-react\/dist\/esm\/icons\/(users|briefcase|calendar-days|badge-check)\./,
    ),
  },
  {
    name: 'inquiry',
    priority: 11,
    // The inquiry form is at the bottom of store and product pages.
    test: /src\/features\/conversations\/inquiries\/components\/(inquiry-form|form\/(?!inquiry-sent)[\w-]+)\.tsx?$/,
  },
  // The lower half of a product's page, which loads when the reader comes near it.
  {
    name: 'facts',
    priority: 11,
    test: /src\/features\/(catalog\/specification\/components\/(specification|sheet-head)|stores\/storefront\/components\/supplier-panel|conversations\/questions\/components\/(ask-section|product-questions))\.tsx/,
  },
  // Code for ordering, shared by product pages and previews.
  {
    name: 'ordering',
    priority: 12,
    test: anyOf(
      /src\/features\/catalog\/drawings\/components\/product-pictures\./,
      /src\/features\/catalog\/products\/(rules\/(pricing|status)|components\/(quantity-price|buy-panel))\./,
      /src\/features\/catalog\/(drawings\/components\/product-pictures|specification\/components\/specification\.module|variants\/components\/(use-selected-variant|variant-chooser\.module)|documents\/components\/document-list\.module)\./,
      /src\/ui\/(media\/product-gallery|layout\/bottom-action-bar\.module)\./,
      /src\/features\/(orders\/baskets\/components\/(use-basket-line|use-focus-after-adding|order-panel\.module)|catalog\/variants\/rules\/variant-terms)\./,
      /lucide-react\/dist\/esm\/icons\/arrow-right\./,
    ),
  },
  // Shared by forms with a message: draft text, a date, the send icon.
  {
    name: 'typed',
    priority: 12,
    test: anyOf(
      /src\/ui\/fields\/(text-area\.tsx|choices\/date-input\.)|inquiries\/components\/use-saved-text\.|icons\/send\./,
      // Long texts above such forms.
      /src\/features\/publishing\/engine\/components\/page\/article-body\./,
    ),
  },
  // Not on every page: the home and product pages do without it.
  { name: 'layout', priority: 18, test: /src\/ui\/layout\/layout\.tsx/ },
  // The page of a publication: its frame, cards of others, and what is shown if it is missing.
  { name: 'entry', priority: 13, test: /src\/features\/publishing\/engine\/components\/page\/entry-/ },
  {
    name: 'share',
    priority: 13,
    test: /engine\/components\/page\/share-links|src\/ui\/controls\/copy-button|icons\/copy\./,
  },
  // Labels of drafts, which visitors never see.
  { name: 'publication', priority: 14, test: /publishing\/engine\/rules\/publication\./ },
  // Shared by pages with a form at the bottom.
  {
    name: 'asking',
    priority: 12,
    test: anyOf(
      /src\/features\/analytics\/insights\/components\/use-visit\.|src\/ui\/layout\/load-when-near\./,
      /src\/features\/conversations\/(inquiries\/components\/(inquiry-form|form\/inquiry-fields)|questions\/components\/(ask-(form|section)|product-questions))\.module\.css|storefront\/components\/supplier-panel\.module/,
      /src\/features\/trust\/reviews\/components\/(late-reviews|[\w-]+\.module)\.|catalog\/specification\/components\/sheet-head\.module/,
    ),
  },
  // Options shared by the registration wizard and supplier lists, without the wizard itself.
  {
    name: 'stores',
    priority: 12,
    test: anyOf(
      /src\/features\/stores\/(suppliers\/contract\/options|storefront\/components\/(supplier-facts|supplier-text|pinned-mark))\./,
      /lucide-react\/dist\/esm\/icons\/message-square-text\./,
    ),
  },
  // Shared by the calculators. The tables of boards are not worth a separate file.
  {
    name: 'work-out',
    priority: 12,
    test: /src\/features\/packaging\/(calculators\/components\/(results|calculator-(page|meta)|fields)|engineering\/rules\/board-tables)\./,
  },
  {
    name: 'mentors',
    priority: 12,
    test: /src\/features\/publishing\/mentors\/components\/mentor-(card|page)\./,
  },
  {
    name: 'jobs',
    priority: 12,
    test: /src\/features\/publishing\/vacancies\/(contract\/options|components\/job-card)\./,
  },
  {
    name: 'signed-in',
    priority: 13,
    test: /src\/web\/(guard|use-ended-session|typed-fields|use-download)\./,
  },
  // Menus for signed-in users, and the navigation beside their pages.
  {
    name: 'menu-icons',
    priority: 12,
    test: anyOf(
      /lucide-react\/dist\/esm\/icons\/(clipboard-(check|list)|inbox|layout-dashboard|log-out|package|settings)\./,
      /src\/ui\/facts\/(email-text|relative-time|format-relative)\./,
      /src\/app\/layouts\/account-panel\./,
    ),
  },
  // Saved lists and baskets from before the user signed in.
  {
    name: 'kept-parts',
    priority: 12,
    test: /src\/features\/(catalog\/favourites\/components\/favourites-sync|orders\/baskets\/components\/use-merge-after-sign-in)\./,
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
    priority: 14,
    test: /src\/ui\/(feedback\/(empty-state|error-state|skeleton|dieline)|navigation\/tab-links|marks\/badge|layout\/page-head|facts\/progress-bar)\.|page\/feed-link\.|icons\/(rotate-cw|sliders-horizontal)\./,
  },
  {
    name: 'uploads',
    priority: 8,
    test: /src\/features\/files\/files\/(components|rules)|src\/ui\/fields\/pickers\/file-drop\./,
  },
  {
    name: 'wizard',
    priority: 6,
    test: /src\/features\/stores\/(suppliers\/rules\.ts|registration\/components\/(wizard\/(?!application-state)|steps\/(field-grid|step-props)))/,
  },
  { name: 'api', priority: 25, test: /node_modules\/@orpc\/|src\/web\/api\.ts|virtual:contract/ },
];

function anyOf(...patterns: RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'));
}

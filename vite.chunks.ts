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
      /src\/app\/(layouts\/(public|account-menu|theme-switch|use-)|error-boundary)/,
      /src\/app\/screens\/(page-message|error-screen|not-found|unauthorized)/,
      /src\/root\.tsx|src\/web\/(session|use-session|problem|kept-text|use-e|guard)/,
      /src\/ui\/(controls\/(button|search-box|text-link)|marks\/logo|media\/initials|hydrated)/,
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
      /src\/ui\/(fields\/choices\/(checkbox|select)|feedback\/banner)\./,
      /lucide-react\/dist\/esm\/icons\/(circle-alert|circle-check|info|triangle-alert|check)\./,
    ),
  },
  { name: 'api', priority: 10, test: /node_modules\/@orpc\/|src\/web\/api\.ts|virtual:contract/ },
];

function either(...patterns: RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'));
}

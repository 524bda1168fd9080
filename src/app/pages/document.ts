import { createHash } from 'node:crypto';

/** A rendered page with the content security policy that matches it. */
interface PageDocument {
  html: Buffer;
  contentSecurityPolicy: string;
}

const bootScript = /^<script type="module" async="">([\s\S]*?)<\/script>/;
const bootStart = '<script type="module" async="">';
// React Router appends # to styles that a script may load again, and hydration looks for that exact link.
const stylesheet = /<link rel="stylesheet" href="((\/assets\/[^"#]+\.css)#?)"\/?>/g;
const modulePreload = /<link rel="modulepreload"[^>]*>/g;

/**
 * Prepares React Router's HTML so that scripts never delay the first paint: styles are inlined, and the entry scripts
 * and their preloaded modules start after the page has been painted. Only the head and the end are read as text: a
 * page is long, and its body stays as it is.
 */
export function prepareDocument(html: Buffer, readAsset: (path: string) => string | null): PageDocument {
  const bodyStart = html.indexOf('</head>');
  const boot = html.lastIndexOf(bootStart);
  const bodyEnd = boot === -1 ? html.length : boot;
  const head = inlineStyles(html.toString('utf8', 0, bodyStart), readAsset);
  const modules = [...head.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(
    ([, href]) => href ?? '',
  );
  const ready = Buffer.concat([
    Buffer.from(boot === -1 ? head : head.replace(modulePreload, '')),
    html.subarray(bodyStart, bodyEnd),
    Buffer.from(startAfterPaint(html.toString('utf8', bodyEnd), modules)),
  ]);
  return { html: ready, contentSecurityPolicy: policyFor(ready) };
}

/**
 * Hydration needs the links, so they stay but are disabled: the style element before them contains the same rules. Each
 * link is also added without its #, because a chunk that loads later fetches its styles unless it finds their link.
 * `disabled` alone does not keep the browser's preload scanner from fetching them; `media` does.
 */
function inlineStyles(html: string, readAsset: (path: string) => string | null): string {
  let css = '';
  const linked = html.replace(stylesheet, (link, href: string, path: string) => {
    const content = readAsset(path);
    if (content === null) return link;
    css += content;
    return [...new Set([href, path])].map(switchedOff).join('');
  });
  // Before all links, because the styles of later screens rely on the order of the cascade layers set here.
  return linked.replace(/<link rel="stylesheet"|$/, (first) => `<style>${css}</style>${first}`);
}

const switchedOff = (href: string): string =>
  `<link rel="stylesheet" href="${href}" media="not all" disabled="">`;

/** Returns the end of a page with a script that starts these modules and the page's own in place of the latter. */
function startAfterPaint(end: string, modules: readonly string[]): string {
  const boot = bootScript.exec(end)?.[1];
  if (boot === undefined) return end;
  // Each module is evaluated in a task of its own, and the entry last, so that a phone stays responsive in between.
  const starter = [
    `(function(){var m=${JSON.stringify(modules)},s=${JSON.stringify(boot).replace(/</g, '\\u003c')};`,
    "function boot(){var e=document.createElement('script');e.type='module';e.textContent=s;document.body.appendChild(e)}",
    'function go(){if(!m)return;var all=m;m=null;',
    "all.forEach(function(h){var l=document.createElement('link');l.rel='modulepreload';l.href=h;l.fetchPriority='low';document.head.appendChild(l)});",
    'all.filter(function(h){return!/entry\\.client/.test(h)}).reduce(function(p,h){return p.then(function(){return import(h)})},Promise.resolve()).then(boot,boot)}',
    "try{var o=new PerformanceObserver(function(l){if(l.getEntriesByName('first-contentful-paint').length){o.disconnect();setTimeout(go,0)}});o.observe({type:'paint',buffered:true})}catch(_){}",
    'setTimeout(go,2000)})()',
  ].join('');
  return end.replace(
    bootScript,
    () => `<script>${starter}</script><script type="text/plain">${boot}</script>`,
  );
}

const sha256 = (bytes: Buffer): string => `'sha256-${createHash('sha256').update(bytes).digest('base64')}'`;

function policyFor(html: Buffer): string {
  return contentSecurityPolicy([...new Set(inlineScripts(html).map(sha256))].join(' '));
}

/** Returns the contents of all inline scripts of a page. */
function inlineScripts(html: Buffer): Buffer[] {
  const scripts: Buffer[] = [];
  let at = html.indexOf('<script');
  while (at !== -1) {
    const start = html.indexOf('>', at) + 1;
    const end = html.indexOf('</script>', start);
    if (!html.subarray(at, start).includes(' src=')) scripts.push(html.subarray(start, end));
    at = html.indexOf('<script', end);
  }
  return scripts;
}

/** Returns the content security policy of pages: only our own scripts, and no other hosts. */
export function contentSecurityPolicy(scripts: string, development = false): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}`.trimEnd(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    // The font with the rupee sign is embedded in the styles.
    "font-src 'self' data:",
    // Vite's hot reload needs a WebSocket and a worker.
    development ? "connect-src 'self' ws:; worker-src 'self' blob:" : "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

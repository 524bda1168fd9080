import { createHash } from 'node:crypto';

/** A rendered page with the content security policy that matches it. */
interface PageDocument {
  html: string;
  contentSecurityPolicy: string;
}

const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;
const bootScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
// React Router appends # to styles that a script may load again, and hydration looks for that exact link.
const stylesheet = /<link rel="stylesheet" href="((\/assets\/[^"#]+\.css)#?)"\/?>/g;
const modulePreload = /<link rel="modulepreload"[^>]*>/g;

/**
 * Prepares React Router's HTML so that scripts never delay the first paint: styles are inlined, and the entry scripts
 * and their preloaded modules start after the page has been painted.
 */
export function prepareDocument(html: string, readAsset: (path: string) => string | null): PageDocument {
  const styled = inlineStyles(html, readAsset);
  const ready = startAfterPaint(styled);
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
  return linked.replace(/<link rel="stylesheet"|<\/head>/, (first) => `<style>${css}</style>${first}`);
}

const switchedOff = (href: string): string =>
  `<link rel="stylesheet" href="${href}" media="not all" disabled="">`;

function startAfterPaint(html: string): string {
  const boot = bootScript.exec(html)?.[1];
  if (boot === undefined) return html;
  const modules = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href);
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
  return html
    .replace(modulePreload, '')
    .replace(bootScript, () => `<script>${starter}</script><script type="text/plain">${boot}</script>`);
}

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function policyFor(html: string): string {
  const hashes = new Set([...html.matchAll(inlineScript)].map(([, body]) => sha256(body ?? '')));
  return contentSecurityPolicy([...hashes].join(' '));
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

import { createHash } from 'node:crypto';

/** A rendered page, ready to send: its bytes and the policy that fits them. */
interface PageDocument {
  html: string;
  contentSecurityPolicy: string;
}

const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;
const bootScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
// React Router puts a # behind styles that a script may load once more; hydration looks for it.
const stylesheet = /<link rel="stylesheet" href="((\/assets\/[^"#]+\.css)#?)"\/?>/g;
const modulePreload = /<link rel="modulepreload"[^>]*>/g;

/**
 * Prepares React Router's HTML so that scripts never delay the first paint: styles stand inline, and the
 * entry scripts start, with their modules preloaded, after the page has been painted.
 */
export function prepareDocument(html: string, readAsset: (path: string) => string | null): PageDocument {
  const styled = inlineStyles(html, readAsset);
  const ready = startAfterPaint(styled);
  return { html: ready, contentSecurityPolicy: policyFor(ready) };
}

/**
 * The links stay for hydration, switched off: the same rules stand in the style element before them. Each stands
 * there without its # as well, because a part that is loaded later fetches its styles unless it finds their link.
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
  // Before every link: what a later screen loads must find the order of the layers already set.
  return linked.replace(/<link rel="stylesheet"|<\/head>/, (first) => `<style>${css}</style>${first}`);
}

const switchedOff = (href: string): string =>
  `<link rel="stylesheet" href="${href}" media="not all" disabled="">`;

function startAfterPaint(html: string): string {
  const boot = bootScript.exec(html)?.[1];
  if (boot === undefined) return html;
  const modules = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href);
  // Each module runs in a task of its own, and only then the one that starts them all: a phone answers in between.
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

/** The policy of pages: scripts of ours alone, and nothing from any other host. */
export function contentSecurityPolicy(scripts: string, development = false): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}`.trimEnd(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    // The rupee sign stands in the styles.
    "font-src 'self' data:",
    // Vite's hot reload needs a socket and a worker of its own.
    development ? "connect-src 'self' ws:; worker-src 'self' blob:" : "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

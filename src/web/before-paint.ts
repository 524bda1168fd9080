/**
 * Script for the head that runs before the first paint. Session, theme, units and the width of the dashboard's rail are
 * stored in the browser, where the server cannot see them, so it marks `<html>` and nothing shifts. The seller’s price of
 * stores that charge in the selected currency is hidden, because it is the reader’s price as well. A `post` form that is
 * submitted before the scripts have loaded waits for them, see `useEarlySubmit`.
 */
export const markBeforePaint = `(function(d){try{var c=localStorage.getItem('theme');if(c==='light'||c==='dark')d.dataset.theme=c;var u=localStorage.getItem('units');if(u==='inch'||u==='india')d.dataset.units=u;var k=localStorage.getItem('currency');if(/^([A-Z]{3}|none)$/.test(k)){d.dataset.currency=k;var s=new CSSStyleSheet;s.replaceSync('html[data-currency='+k+'] [data-charged='+k+']{display:none}');document.adoptedStyleSheets=[s]}if(localStorage.getItem('rail')==='narrow')d.dataset.rail='narrow';var t=localStorage.getItem('token'),p=t&&JSON.parse(atob(t.split('.')[1].replace(/-/g,'+').replace(/_/g,'/')));d.toggleAttribute('data-signed-in',!!p&&p.exp*1000>Date.now())}catch(e){}document.addEventListener('submit',function(e){if(e.target.method==='post'&&!('awake' in e.target.dataset)){e.preventDefault();e.target.early=true}},true)})(document.documentElement)`;

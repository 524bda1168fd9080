/**
 * Runs in the head, before anything is painted: the session and the chosen theme live in the browser,
 * where the server cannot see them, so this marks `<html>` and the header does not jump.
 */
export const markBeforePaint = `(function(d){try{var t=localStorage.getItem('token'),p=t&&JSON.parse(atob(t.split('.')[1].replace(/-/g,'+').replace(/_/g,'/')));d.toggleAttribute('data-signed-in',!!p&&p.exp*1000>Date.now());var c=localStorage.getItem('theme');if(c==='light'||c==='dark')d.dataset.theme=c}catch(e){}})(document.documentElement)`;

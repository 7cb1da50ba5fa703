// Sets the language, the direction and the theme before anything is painted. A file of its own, since the
// page's policy allows no inline script; plain and first, since a module would run after the first paint.
(function () {
  var root = document.documentElement;
  var stored = function (key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  // The build writes each language with its direction, the usual one first: "he:rtl en:ltr".
  var directions = {};
  var usual = null;
  (root.dataset.languages || 'he:rtl en:ltr').split(' ').forEach(function (each) {
    var parts = each.split(':');
    usual = usual || parts[0];
    directions[parts[0]] = parts[1];
  });
  var known = function (language) {
    return Object.prototype.hasOwnProperty.call(directions, language) ? language : null;
  };
  // What the address asks for, what was chosen on this device, what an address asked for before.
  var asked = /[?&]lang=(\w+)/.exec(location.search);
  var kept = /(?:^|; )language=(\w+)/.exec(document.cookie);
  var chosen = known(kept && kept[1]);
  var language = known(asked && asked[1]) || known(stored('language')) || chosen || usual;
  // The server answers with the public page of this language.
  if ((chosen || usual) !== language)
    document.cookie = 'language=' + language + '; path=/; max-age=31536000; samesite=lax';
  var theme = stored('theme');
  if (theme !== 'dark' && theme !== 'light') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  root.lang = language;
  root.dir = directions[language];
  root.dataset.theme = theme;
  // Installed, the product has the name of its language.
  var manifest = document.querySelector('link[rel="manifest"]');
  if (manifest) manifest.setAttribute('href', '/manifest-' + language + '.webmanifest');

  // What the page itself is made of may not come: the line can break in the first second. Until the app is drawn this says so, and
  // loads the page again when there is a line.
  var without = {
    he: 'אין רשת. הדף ייפתח כשהרשת תחזור.',
    en: 'You are offline. The page opens once you’re back online.',
    ar: 'لا يوجد اتصال. ستُفتح الصفحة عند عودة الاتصال.',
  };
  var failed = false;
  var sign = null;
  var place = function () {
    return document.getElementById('root');
  };
  var isDrawn = function () {
    var app = place();
    return app !== null && app.firstElementChild !== null && app.firstElementChild !== sign;
  };
  // main.tsx takes the mark of a page that was drawn at build away once the app takes its place.
  var hasApp = function () {
    return isDrawn() && !place().hasAttribute('data-drawn');
  };
  var say = function () {
    if (sign !== null || isDrawn() || !place()) return;
    sign = document.createElement('p');
    sign.setAttribute('role', 'status');
    sign.style.cssText = 'margin:1rem;font:1rem/1.5 sans-serif';
    sign.textContent = without[language] || without.en;
    place().append(sign);
  };
  var again = function () {
    if (failed) location.reload();
    else if (sign !== null && !isDrawn()) {
      sign.remove();
      sign = null;
    }
  };
  window.addEventListener('offline', say);
  window.addEventListener('online', again);
  document.addEventListener('readystatechange', function () {
    if (document.readyState !== 'interactive' || !place()) return;
    // A public page that was drawn at build can be read without the app.
    if (!place().hasAttribute('data-drawn')) place().replaceChildren();
    if (failed || !navigator.onLine) say();
  });
  window.addEventListener(
    'error',
    function (event) {
      var missing = event.target;
      var isOurs = missing instanceof HTMLScriptElement || missing instanceof HTMLLinkElement;
      // What the app fetches later it asks for again itself: to load the page anew would take away what is being written.
      if (!isOurs || missing.rel === 'modulepreload' || failed || hasApp()) return;
      failed = true;
      say();
      if (navigator.onLine) setTimeout(again, 5000);
    },
    true,
  );
})();

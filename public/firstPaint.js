// Sets the language, the direction and the theme before anything is painted; plain and first, since a module would run after the first
// paint. Pages that are drawn at build hold it themselves, and the page's policy names its hash; elsewhere it is a file.
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
  var drawnIn = root.lang;
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
    // A public page that was drawn at build can be read without the app. Whoever was in sees no sign-in meanwhile.
    if (!place().hasAttribute('data-drawn') || (isKnown && place().hasAttribute('data-visitors')))
      place().replaceChildren();
    if (failed || !navigator.onLine) say();
    if (place().hasAttribute('data-app')) startLater();
  });

  // What a drawn page is made of comes once it is painted, one file after the other, so that whoever reads and scrolls is never kept
  // waiting; at once for whoever touches it, was in on this device, or has another language than the page.
  var isKnown = stored('userId') !== null;
  var begun = false;
  var isHasty = false;
  var startApp = function () {
    if (begun) return;
    begun = true;
    var files = place().getAttribute('data-app').split(' ');
    var runNext = function () {
      var file = files.shift();
      if (file === undefined) return;
      import(file).then(function () {
        if (isHasty) runNext();
        else setTimeout(runNext);
      }, notRun);
    };
    // All are fetched beside each other; what is awaited is that each is run by itself.
    files.forEach(function (file) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.href = file;
      document.head.append(link);
    });
    runNext();
  };
  var startNow = function () {
    isHasty = true;
    startApp();
  };
  var startLater = function () {
    if (isKnown || drawnIn !== language) return startNow();
    ['pointerdown', 'keydown', 'focusin', 'input'].forEach(function (kind) {
      document.addEventListener(kind, startNow, { capture: true, once: true });
    });
    // What is pressed before the app is there is pressed again once it is (src/app/takeOver.ts); nothing is sent without it.
    document.addEventListener(
      'click',
      function (event) {
        var button = event.target.closest('[data-drawn] button');
        if (button === null) return;
        event.preventDefault();
        document.querySelectorAll('[data-pressed]').forEach(function (other) {
          other.removeAttribute('data-pressed');
        });
        button.setAttribute('data-pressed', '');
      },
      true,
    );
    var whenIdle = function () {
      if (window.requestIdleCallback) requestIdleCallback(startApp, { timeout: 2000 });
      else setTimeout(startApp, 200);
    };
    window.addEventListener('load', function () {
      requestAnimationFrame(function () {
        setTimeout(whenIdle);
      });
    });
  };
  // What did not come may come later; what came and does not run would fail again.
  var notRun = function (fault) {
    if (!(fault instanceof TypeError) || !/import/i.test(fault.message)) throw fault;
    lose();
  };
  var lose = function () {
    if (failed || hasApp()) return;
    failed = true;
    say();
    if (navigator.onLine) setTimeout(again, 5000);
  };
  window.addEventListener(
    'error',
    function (event) {
      var missing = event.target;
      var isOurs = missing instanceof HTMLScriptElement || missing instanceof HTMLLinkElement;
      // What the app fetches later it asks for again itself: to load the page anew would take away what is being written.
      if (isOurs && missing.rel !== 'modulepreload') lose();
    },
    true,
  );
})();

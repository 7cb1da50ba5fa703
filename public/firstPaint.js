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
  var language = stored('language') === 'en' ? 'en' : 'he';
  var theme = stored('theme');
  if (theme !== 'dark' && theme !== 'light') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  root.lang = language;
  root.dir = language === 'he' ? 'rtl' : 'ltr';
  root.dataset.theme = theme;
})();

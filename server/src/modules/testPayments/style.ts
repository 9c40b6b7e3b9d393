/** The style of the test payment page, in system colours and without other files. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --accent: CanvasText; --on-accent: Canvas; --card: Canvas; --text: CanvasText;
  --page: color-mix(in srgb, CanvasText 5%, Canvas); --line: color-mix(in srgb, CanvasText 30%, Canvas);
  --quiet: color-mix(in srgb, CanvasText 72%, Canvas); --notice: Mark; --bad: color-mix(in srgb, CanvasText 10%, Canvas); }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--page); color: var(--text);
  font: 1rem/1.5 system-ui, 'Noto Sans Georgian', sans-serif; overflow-wrap: anywhere; }
.test { margin: 0; padding: 0.75rem 1rem; color: MarkText; background: var(--notice); text-align: center; font-weight: 600; }
main { max-width: 30rem; margin: 1.5rem auto; padding: 1.5rem; background: var(--card); border: 1px solid var(--line);
  border-radius: 1rem; }
@media (max-width: 32rem) { main { margin: 0; border: 0; border-radius: 0; padding: 1.25rem 1rem; } body { background: var(--card); } }
h1 { margin: 0; font-size: 1.125rem; font-weight: 500; color: var(--quiet); }
.amount { margin: 0.25rem 0 1.25rem; font-size: 2rem; font-weight: 700; line-height: 1.2; font-variant-numeric: tabular-nums; }
.bad { margin: 0 0 1rem; padding: 0.75rem 1rem; background: var(--bad); border-radius: 0.5rem; font-weight: 600; }
fieldset { margin: 0 0 1.25rem; padding: 0; border: 0; }
legend { padding: 0; margin-bottom: 0.5rem; font-weight: 600; }
label { display: flex; gap: 0.75rem; align-items: center; min-height: 3rem; padding: 0.5rem 0.75rem; cursor: pointer;
  border: 1px solid var(--line); border-radius: 0.5rem; }
label + label { margin-top: 0.5rem; }
label:has(:checked) { border-color: var(--accent); outline: 1px solid var(--accent); }
input { flex: none; width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--accent); }
.number { display: block; font-variant-numeric: tabular-nums; font-weight: 600; }
.what { display: block; color: var(--quiet); font-size: 0.875rem; }
button { display: block; width: 100%; min-height: 3rem; padding: 0.5rem 1rem; font: inherit; font-weight: 600; cursor: pointer;
  color: var(--accent); background: none; border: 1px solid var(--line); border-radius: 0.5rem; }
button.main { color: var(--on-accent); background: var(--accent); border-color: var(--accent); }
button:focus-visible, input:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
form + form { margin-top: 0.75rem; }
button + button { margin-top: 0.75rem; }
`

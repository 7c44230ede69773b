/** Colours of the light scheme, the default of mail programs. */
export const colours = {
  paper: '#f7f1e5',
  raised: '#fffbf2',
  ink: '#10222e',
  soft: '#4c5a61',
  line: '#cfc3ab',
  accent: '#c4341a',
  onAccent: '#fffbf2',
} as const

const family = `font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif`

/** Type styles by use. */
export const sizes = {
  sign: `${family};font-size:19px;line-height:24px;font-weight:800;letter-spacing:-0.02em`,
  heading: `${family};font-size:30px;line-height:35px;font-weight:800;letter-spacing:-0.03em`,
  text: `${family};font-size:17px;line-height:26px`,
  note: `${family};font-size:15px;line-height:22px`,
  small: `${family};font-size:13px;line-height:20px`,
  button: `${family};font-size:17px;line-height:22px;font-weight:700`,
} as const

/** The rules that cannot be inline: small screens and the dark scheme. */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) { .raised { padding: 28px 22px 20px !important; } }
@media (prefers-color-scheme: dark) {
  .paper { background: #0e1a22 !important; }
  .raised { background: #182932 !important; border-color: #ff7d57 !important; }
  .ink { color: #f3ebdc !important; }
  .soft { color: #b4bdbf !important; }
  .line { border-color: #33454f !important; }
  .quote { border-color: #ff7d57 !important; }
  .link { color: #ff7d57 !important; }
  .button { background: #ff7d57 !important; }
  .label { color: #0e1a22 !important; }
}
`

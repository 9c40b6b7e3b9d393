const QUIET = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Flags of a browser that tests the shop: it talks to nobody else. As root Chromium's sandbox can't start. */
export function browserFlags(): string[] {
  return process.getuid?.() === 0 ? ['--no-sandbox', ...QUIET] : QUIET
}

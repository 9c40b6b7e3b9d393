import path from 'node:path'

const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
]

const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge']

const WINDOWS_PROGRAMS = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
]

/** Usual install paths of Chromium-based browsers, best first. Doesn't check that they exist. */
export function browserCandidates(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): string[] {
  switch (platform) {
    case 'win32':
      return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
        .filter((folder) => folder !== undefined)
        .flatMap((folder) => WINDOWS_PROGRAMS.map((parts) => path.win32.join(folder, ...parts)))
    case 'darwin':
      return ['/Applications', `${env.HOME ?? ''}/Applications`].flatMap((folder) =>
        MAC_APPS.map((app) => `${folder}/${app}.app/Contents/MacOS/${app}`),
      )
    default:
      return COMMANDS.flatMap((command) =>
        (env.PATH ?? '').split(':').map((folder) => path.posix.join(folder || '.', command)),
      )
  }
}

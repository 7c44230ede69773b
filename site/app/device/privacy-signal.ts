declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean
  }
}

/** True if the browser asks not to be counted: by Global Privacy Control or Do Not Track. */
export function hasPrivacySignal(): boolean {
  return navigator.globalPrivacyControl === true || navigator.doNotTrack === '1'
}

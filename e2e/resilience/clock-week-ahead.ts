// Preloaded into a site that is to wake up seven days from now: whatever asks for the time gets that of then.
const weekMs = 7 * 24 * 60 * 60_000
const present = Date.now.bind(Date)
Date.now = () => present() + weekMs

/** Installed on demand: its 160 packages would be a tenth of every installation. */
export const LIGHTHOUSE = 'lighthouse@13.5.0'

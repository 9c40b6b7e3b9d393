/** The demo's staff, as the README names them. */
export const OWNER = { email: 'owner@dukani.example', password: 'kargi-mplobeli-2026' }
export const COURIER = { email: 'courier@dukani.example', password: 'kargi-kurieri-2026' }

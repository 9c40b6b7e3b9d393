/** What the gateway of the tests knows their shop by. */
export const FLITT = { merchantId: '1549901', secretKey: 'the key of all tests' }

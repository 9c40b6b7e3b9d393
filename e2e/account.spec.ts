import { cookieOf, newPerson } from './support/account.ts'
import { AuthModal } from './support/authModal.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

test(
  'AUTH-01 AUTH-02 AUTH-03 AUTH-04 AUTH-08 AUTH-10 AUTH-12 a guest is refused, signs up, logs in, and is still logged in after a reload',
  { tag: '@phone' },
  async ({ page, context, catalogue, auth, problems }) => {
    problems.expect(/status of 40[01]/)
    const person = newPerson()
    await catalogue.open()

    await test.step('a wrong password is said in the modal, and what was typed stays', async () => {
      await auth.open()
      await auth.fillLogin({ email: person.email, password: 'სულ სხვა პაროლი' })
      await auth.submit(t('auth.login'))
      await expect(auth.alert).toBeVisible()
      await expect(auth.field('email')).toHaveValue(person.email)
      await expect(auth.field('password')).toHaveValue('სულ სხვა პაროლი')
      expect(await cookieOf(context, 'accessToken')).toBeNull()
    })

    await test.step('closing forgets all of it and returns to the login', async () => {
      await auth.submit(t('auth.forgot'))
      await expect(auth.dialog.getByRole('button', { name: t('auth.backToLogin') })).toBeVisible()
      await auth.close.click()
      await expect(auth.dialog).toBeHidden()
      await auth.open()
      await expect(auth.field('email')).toHaveValue('')
      await expect(auth.field('password')).toHaveValue('')
      await expect(auth.alert).toHaveCount(0)
      // Outside of the modal, at the page's upper edge.
      await page.mouse.click(5, 5)
      await expect(auth.dialog).toBeHidden()
    })

    await test.step('what the server refuses stands at its field, and nothing typed is lost', async () => {
      await auth.open()
      await auth.showSignUp()
      await auth.fillRegistration({ ...person, password: 'password123' })
      await auth.submit(t('auth.signUp'))
      await expect(auth.field('password')).toHaveAccessibleDescription(/\S/)
      await expect(auth.field('password')).toHaveAttribute('aria-invalid', 'true')
      await expect(auth.field('firstName')).toHaveValue(person.first_name)
      await expect(auth.field('email')).toHaveValue(person.email)
    })

    await test.step('success switches to the login, with the e-mail filled in', async () => {
      await auth.field('password').fill(person.password)
      await auth.field('confirmPassword').fill(person.password)
      await auth.submit(t('auth.signUp'))
      await expect(auth.field('firstName')).toBeHidden()
      await expect(auth.field('email')).toHaveValue(person.email)
      await expect(auth.dialog.getByRole('status').filter({ hasText: /\S/ })).toBeVisible()
      await auth.field('password').fill(person.password)
      await auth.submit(t('auth.login'))
      await expect(auth.dialog).toBeHidden()
      await expect(auth.account(person)).toBeVisible()
    })

    await test.step('the two cookies last a week, for the whole shop', async () => {
      const cookies = await context.cookies()
      for (const name of ['accessToken', 'refresh_token']) {
        const cookie = cookies.find((one) => one.name === name)
        expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: false, httpOnly: false })
        expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 604_800), name).toBeLessThan(120)
      }
      expect(cookies.find(({ name }) => name === 'sb')).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    })

    await page.reload()
    await expect(auth.account(person)).toBeVisible()
  },
)

test('AUTH-09 AUTH-13 NAV-05 E4 logging out leaves a guest in every tab, without cookies, whose old token is worth nothing', async ({
  context,
  auth,
  request,
  customer,
}) => {
  const token = await cookieOf(context, 'accessToken')
  const other = await context.newPage()
  await other.goto('/')
  await expect(new AuthModal(other).account(customer)).toBeVisible()
  await auth.logOut(customer)
  await expect(new AuthModal(other).opener).toBeVisible()
  await expect.poll(() => cookieOf(context, 'accessToken')).toBeNull()
  expect(await cookieOf(context, 'refresh_token')).toBeNull()
  const answer = await request.get('/v1/orders/', { headers: { Authorization: `Bearer ${token}` } })
  expect(answer.status()).toBe(401)
})

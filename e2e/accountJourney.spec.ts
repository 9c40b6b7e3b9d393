import { newPerson } from './support/account.ts'
import { expectListening } from './support/listening.ts'
import { mailedResetLink } from './support/outbox.ts'
import { nextStatus } from './support/saying.ts'
import { expect, test } from './support/test.ts'
import { literal, t } from './support/texts.ts'

test('AUTH-02 AUTH-05 RESET-01 NAV-05 PROF-02 PROF-09 AUTH-09 an account, from its first day to its new password', async ({
  page,
  auth,
  catalogue,
  dock,
  profile,
  sidebar,
  problems,
  request,
}) => {
  problems.expect(/status of 401/)
  const person = newPerson()
  const [mailed, last] = [newPerson().password, newPerson().password]

  await test.step('somebody signs up', async () => {
    await catalogue.open()
    await sidebar.open()
    await sidebar.choose(t('auth.login'))
    await auth.showSignUp()
    await auth.fillRegistration(person)
    await auth.submit(t('auth.signUp'))
    await expect(auth.field('email')).toHaveValue(person.email)
  })

  await test.step('has forgotten the password already, and gets a mail', async () => {
    await auth.submit(t('auth.forgot'))
    await expect(auth.field('email')).toHaveValue(person.email)
    await auth.submit(t('auth.sendLink'))
    await expect(auth.dialog.getByText(t('auth.resetSent'))).toBeVisible()
  })

  await test.step('chooses another one by the link in it', async () => {
    await page.goto((await mailedResetLink(request, person.email)).href)
    await expect(page).toHaveURL(/\/reset-password$/)
    await expectListening(page)
    const reset = page.getByRole('dialog', { name: t('reset.title') })
    await reset.getByLabel(new RegExp(`^${literal(t('reset.new')).source}`)).fill(mailed)
    await reset.getByLabel(new RegExp(`^${literal(t('reset.confirm')).source}`)).fill(mailed)
    await reset.getByRole('button', { name: t('reset.submit') }).click()
    await expect(page).toHaveURL('/')
  })

  await test.step('logs in on the way to the profile, and is there', async () => {
    await dock.item('profile').click()
    await auth.logIn({ ...person, password: mailed })
    await expect(profile.dialog).toBeVisible()
  })

  await test.step('corrects the name', async () => {
    await profile.tab('title').click()
    await profile.type('firstName', person.first_name, 'თამარ')
    await profile.input('firstName').press('Enter')
    await expect(profile.value('firstName', 'თამარ')).toBeVisible()
    await page.goBack()
    await expect(profile.dialog).toBeHidden()
    await expect(auth.account({ first_name: 'თამარ' })).toBeVisible()
  })

  await test.step('changes the password', async () => {
    await sidebar.open()
    await sidebar.line(t('sidebar.profile')).click()
    await sidebar.choose(t('sidebar.changePassword'))
    const change = page.getByRole('dialog', { name: t('password.title') })
    await change.getByLabel(new RegExp(`^${literal(t('password.old')).source}`)).fill(mailed)
    await change.getByLabel(new RegExp(`^${literal(t('password.new')).source}`)).fill(last)
    const done = nextStatus(change)
    await change.getByRole('button', { name: t('password.submit') }).click()
    expect(await done).toBe(t('password.changed'))
    await expect(change).toBeHidden()
  })

  await test.step('logs out, and in again with the new one alone', async () => {
    await auth.logOut({ first_name: 'თამარ' })
    await auth.open()
    await auth.fillLogin({ email: person.email, password: mailed })
    await auth.submit(t('auth.login'))
    await expect(auth.alert).toBeVisible()
    await auth.logIn({ email: person.email, password: last })
    await expect(auth.account({ first_name: 'თამარ' })).toBeVisible()
  })
})

// One thing at a time is asked of the server; what it refuses is said, in words.
import { words_of } from '../table/refusals'

export class Acting {
  busy = $state(false)
  refusal = $state('')
  said = $state('') // what was done

  readonly run = async (act: () => Promise<unknown>, done = ''): Promise<void> => {
    if (this.busy) return
    this.busy = true
    this.refusal = this.said = ''
    try {
      await act()
      this.said = done
    } catch (error) {
      this.refusal = words_of(error)
    } finally {
      this.busy = false
    }
  }
}

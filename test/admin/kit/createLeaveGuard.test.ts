import { describe, expect, it, vi } from 'vitest';
import { createLeaveGuard } from '../../../src/admin/kit/leave-guard/createLeaveGuard.js';

describe('a leave guard', () => {
  it('lets the user leave at once if nothing is unsaved', async () => {
    const guard = createLeaveGuard();
    expect(await guard.mayLeave()).toBe(true);
    expect(guard.getState().isAsking).toBe(false);
  });

  it('asks, and discards the changes of a user who confirms', async () => {
    const [guard, discard] = [createLeaveGuard(), vi.fn()];
    guard.hold(2, discard);
    const answers = [guard.mayLeave(), guard.mayLeave()];
    expect(guard.getState()).toEqual({ unsavedCount: 2, isAsking: true });
    guard.answer(true);
    expect(await Promise.all(answers)).toEqual([true, true]);
    expect(discard).toHaveBeenCalledOnce();
    expect(guard.getState()).toEqual({ unsavedCount: 0, isAsking: false });
  });

  it('keeps the changes of a user who stays', async () => {
    const [guard, discard] = [createLeaveGuard(), vi.fn()];
    guard.hold(1, discard);
    const answer = guard.mayLeave();
    guard.answer(false);
    expect(await answer).toBe(false);
    expect(discard).not.toHaveBeenCalled();
    expect(guard.getState()).toEqual({ unsavedCount: 1, isAsking: false });
  });

  it('stops asking once everything is saved', async () => {
    const guard = createLeaveGuard();
    guard.hold(1, () => {});
    const answer = guard.mayLeave();
    guard.hold(0, () => {});
    expect(await answer).toBe(true);
  });

  it('asks the guards that joined it, the latest first, until the user stays', async () => {
    const [page, form, dialog] = [createLeaveGuard(), createLeaveGuard(), createLeaveGuard()];
    form.hold(1, () => {});
    dialog.hold(1, () => {});
    page.join(form);
    const leave = page.join(dialog);
    const first = page.mayLeave();
    expect([form.getState().isAsking, dialog.getState().isAsking]).toEqual([false, true]);
    dialog.answer(false);
    expect(await first).toBe(false);
    expect(form.getState()).toEqual({ unsavedCount: 1, isAsking: false });
    leave();
    const second = page.mayLeave();
    expect([form.getState().isAsking, dialog.getState().isAsking]).toEqual([true, false]);
    form.answer(true);
    expect(await second).toBe(true);
  });

  it('notifies its listeners of changes only', () => {
    const [guard, listener] = [createLeaveGuard(), vi.fn()];
    const unsubscribe = guard.subscribe(listener);
    guard.hold(1, () => {});
    guard.hold(1, () => {});
    expect(listener).toHaveBeenCalledOnce();
    unsubscribe();
    guard.hold(0, () => {});
    expect(listener).toHaveBeenCalledOnce();
  });
});

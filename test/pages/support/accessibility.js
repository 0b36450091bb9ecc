// Runs in the page. Gives a sentence for each thing that would keep somebody from using it.
(() => {
  const found = [];
  const all = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  const nameOf = (control) => {
    const labelled = (control.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id));
    const labels = [...(control.labels ?? []), ...labelled].map((label) => label?.textContent ?? '');
    return [control.getAttribute('aria-label') ?? '', ...labels, control.textContent ?? ''].join('').trim();
  };
  const show = (each) => `${each.tagName.toLowerCase()}#${each.id}`;

  if (document.documentElement.lang !== 'en') found.push('The page does not say its language.');
  if (document.title === '') found.push('The page has no title.');
  for (const landmark of ['header', 'main']) {
    if (all(landmark).length !== 1) found.push(`There is not one ${landmark}.`);
  }
  for (const control of all('input, select, textarea, button, a[href], progress, [role="region"]')) {
    const isField = control.matches('input, select, textarea');
    if ((isField ? nameOf(control).replace(control.textContent, '') : nameOf(control)) === '') {
      found.push(`${show(control)} has no name.`);
    }
  }
  const levels = all('h1, h2, h3, h4, h5, h6').map((each) => Number(each.tagName.slice(1)));
  if (levels[0] !== 1 || levels.filter((level) => level === 1).length !== 1)
    found.push('There is not one h1, first.');
  levels.forEach((level, index) => {
    if (level > (levels[index - 1] ?? 0) + 1) found.push(`After h${levels[index - 1]} comes h${level}.`);
  });
  const ids = [...document.querySelectorAll('[id]')].map((each) => each.id);
  for (const id of new Set(ids.filter((each, index) => ids.indexOf(each) !== index))) {
    found.push(`The id ${id} is there more than once.`);
  }
  for (const each of document.querySelectorAll('[aria-describedby], [aria-labelledby]')) {
    const named = `${each.getAttribute('aria-describedby') ?? ''} ${each.getAttribute('aria-labelledby') ?? ''}`;
    for (const id of named.trim().split(/ +/)) {
      if (!document.getElementById(id)) found.push(`${show(each)} names ${id}, which is not there.`);
    }
  }
  for (const each of all('table')) if (!each.caption) found.push('A table has no caption.');
  for (const each of all('[tabindex]')) if (each.tabIndex > 0) found.push(`${show(each)} jumps the queue.`);

  // Contrast of each text with what lies behind it, by the formula of WCAG 2.
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const colourOf = (css) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    return canvas.getImageData(0, 0, 1, 1).data;
  };
  const lightness = ([red, green, blue]) => {
    const [r, g, b] = [red, green, blue].map((part) => {
      const share = part / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const behind = (element) => {
    for (let each = element; each; each = each.parentElement) {
      const colour = colourOf(getComputedStyle(each).backgroundColor);
      if (colour[3] === 255) return colour;
    }
    return colourOf('white');
  };
  for (const element of all('body *')) {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === 3 && node.textContent.trim() !== '',
    );
    if (!hasText || element.closest('.hidden-text, noscript, :disabled')) continue;
    const [one, other] = [colourOf(getComputedStyle(element).color), behind(element)].map(lightness);
    const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    if (contrast < 4.5)
      found.push(`“${element.textContent.trim().slice(0, 40)}” has a contrast of ${contrast.toFixed(1)}.`);
  }
  return [...new Set(found)];
})();

// jsdom lays nothing out and so has nothing to scroll: what asks for it is answered, and a test can spy on it.
Element.prototype.scrollIntoView = () => {}
